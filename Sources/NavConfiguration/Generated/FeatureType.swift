// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a feature type.
  public enum FeatureType: String, CaseIterable, Codable, Sendable {
    /// Everything.
    case all

    /// Borders and administrative areas.
    case administrative

    /// Countries.
    case administrativeCountry = "administrative.country"

    /// Land parcels.
    case administrativeLandParcel = "administrative.land_parcel"

    /// Towns.
    case administrativeLocality = "administrative.locality"

    /// Neighbourhoods.
    case administrativeNeighborhood = "administrative.neighborhood"

    /// Provinces.
    case administrativeProvince = "administrative.province"

    /// The land.
    case landscape

    /// Structures.
    case landscapeManMade = "landscape.man_made"

    /// Nature.
    case landscapeNatural = "landscape.natural"

    /// What covers the land.
    case landscapeNaturalLandcover = "landscape.natural.landcover"

    /// Relief.
    case landscapeNaturalTerrain = "landscape.natural.terrain"

    /// Points of interest.
    case poi

    /// Attractions for tourists.
    case poiAttraction = "poi.attraction"

    /// Businesses.
    case poiBusiness = "poi.business"

    /// Government buildings.
    case poiGovernment = "poi.government"

    /// Emergency services and pharmacies.
    case poiMedical = "poi.medical"

    /// Parks.
    case poiPark = "poi.park"

    /// Places of worship.
    case poiPlaceOfWorship = "poi.place_of_worship"

    /// Schools.
    case poiSchool = "poi.school"

    /// Sports grounds.
    case poiSportsComplex = "poi.sports_complex"

    /// All roads.
    case road

    /// Arterial roads.
    case roadArterial = "road.arterial"

    /// Highways.
    case roadHighway = "road.highway"

    /// Motorways.
    case roadHighwayControlledAccess = "road.highway.controlled_access"

    /// Local roads.
    case roadLocal = "road.local"

    /// Public transport.
    case transit

    /// Lines of public transport.
    case transitLine = "transit.line"

    /// All stations.
    case transitStation = "transit.station"

    /// Airports.
    case transitStationAirport = "transit.station.airport"

    /// Bus stops.
    case transitStationBus = "transit.station.bus"

    /// Railway stations.
    case transitStationRail = "transit.station.rail"

    /// Water.
    case water
  }
}
