// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The map's user interface (`GMSUISettings`).
  public struct NavigationUI: Codable, Hashable, Sendable {
    /// Allows the compass to appear in the top right corner.
    public var compassButton: Bool?

    /// Shows the button that moves the camera to the user, if the position is known.
    public var myLocationButton: Bool?

    /// Shows a button to follow the user again, once the map was scrolled.
    public var recenterButtonEnabled: Bool?

    /// Shows the floors of a building whose inside is in focus.
    public var indoorPicker: Bool?

    /// Lets the user swipe to pan the map.
    public var scrollGestures: Bool?

    /// Lets the user zoom by taps and pinches.
    public var zoomGestures: Bool?

    /// Lets the user tilt the camera by a vertical swipe with two fingers.
    public var tiltGestures: Bool?

    /// Lets the user turn the camera with two fingers.
    public var rotateGestures: Bool?

    /// Keeps gestures from the views behind the map.
    public var consumesGesturesInView: Bool?

    /// Lets the map pan while it is turned or zoomed.
    public var allowScrollGesturesDuringRotateOrZoom: Bool?

    /// Shows the street and the next turns at the top.
    public var navigationHeaderEnabled: Bool?

    /// Shows the remaining time and distance at the bottom.
    public var navigationFooterEnabled: Bool?

    /// Shows the whole trip as a bar at the leading edge; experimental.
    public var navigationTripProgressBarEnabled: Bool?

    /// Shows the button to report an incident, where reporting is possible.
    public var navigationReportIncidentButtonEnabled: Bool?

    /// Opens a card when an incident is tapped.
    public var showsIncidentCards: Bool?

    /// Marks the destinations of the route.
    public var showsDestinationMarkers: Bool?

    /// Shows the next traffic lights; deprecated in 10, without effect in 11.
    public var showsTrafficLights: Bool?

    /// Shows the next stop signs; deprecated in 10, without effect in 11.
    public var showsStopSigns: Bool?

    /// Shows the speed limit, and beyond it the speed.
    public var shouldDisplaySpeedometer: Bool?

    /// How opaque the header is.
    public var navigationHeaderBackgroundAlpha: Double?

    /// The main header's background by day; absent, the SDK's green.
    public var navigationHeaderPrimaryBackgroundColor: Color?

    /// The background of lanes and the turn after next by day; absent, the SDK's dark green.
    public var navigationHeaderSecondaryBackgroundColor: Color?

    /// The main header's background at night; absent, the day's colour.
    public var navigationHeaderPrimaryBackgroundColorNightMode: Color?

    /// The background of lanes and the turn after next at night; absent, the day's colour.
    public var navigationHeaderSecondaryBackgroundColorNightMode: Color?

    /// The colour of the next turn's arrow.
    public var navigationHeaderLargeManeuverIconColor: Color?

    /// The colour of the arrow for the turn after next.
    public var navigationHeaderSmallManeuverIconColor: Color?

    /// The colour of the lanes to take; the others are dimmed.
    public var navigationHeaderGuidanceRecommendedLaneColor: Color?

    /// The colour of the text for the turn after next.
    public var navigationHeaderNextStepTextColor: Color?

    /// The font of the text for the turn after next; absent, the system font of 16 points.
    public var navigationHeaderNextStepFont: Font?

    /// The colour of the distance to the next turn.
    public var navigationHeaderDistanceValueTextColor: Color?

    /// The font of the distance to the next turn; absent, bold of 24 points.
    public var navigationHeaderDistanceValueFont: Font?

    /// The colour of the unit behind the distance.
    public var navigationHeaderDistanceUnitsTextColor: Color?

    /// The font of the unit behind the distance; absent, the system font of 18 points.
    public var navigationHeaderDistanceUnitsFont: Font?

    /// The colour of the instructions.
    public var navigationHeaderInstructionsTextColor: Color?

    /// The font of the instructions' first row; absent, bold of 30 points.
    public var navigationHeaderInstructionsFirstRowFont: Font?

    /// The font of the instructions' second row; absent, bold of 24 points.
    public var navigationHeaderInstructionsSecondRowFont: Font?

    /// The font of words such as "towards"; absent, bold of 18 points.
    public var navigationHeaderInstructionsConjunctionsFont: Font?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      compassButton: Bool? = nil,
      myLocationButton: Bool? = nil,
      recenterButtonEnabled: Bool? = nil,
      indoorPicker: Bool? = nil,
      scrollGestures: Bool? = nil,
      zoomGestures: Bool? = nil,
      tiltGestures: Bool? = nil,
      rotateGestures: Bool? = nil,
      consumesGesturesInView: Bool? = nil,
      allowScrollGesturesDuringRotateOrZoom: Bool? = nil,
      navigationHeaderEnabled: Bool? = nil,
      navigationFooterEnabled: Bool? = nil,
      navigationTripProgressBarEnabled: Bool? = nil,
      navigationReportIncidentButtonEnabled: Bool? = nil,
      showsIncidentCards: Bool? = nil,
      showsDestinationMarkers: Bool? = nil,
      showsTrafficLights: Bool? = nil,
      showsStopSigns: Bool? = nil,
      shouldDisplaySpeedometer: Bool? = nil,
      navigationHeaderBackgroundAlpha: Double? = nil,
      navigationHeaderPrimaryBackgroundColor: Color? = nil,
      navigationHeaderSecondaryBackgroundColor: Color? = nil,
      navigationHeaderPrimaryBackgroundColorNightMode: Color? = nil,
      navigationHeaderSecondaryBackgroundColorNightMode: Color? = nil,
      navigationHeaderLargeManeuverIconColor: Color? = nil,
      navigationHeaderSmallManeuverIconColor: Color? = nil,
      navigationHeaderGuidanceRecommendedLaneColor: Color? = nil,
      navigationHeaderNextStepTextColor: Color? = nil,
      navigationHeaderNextStepFont: Font? = nil,
      navigationHeaderDistanceValueTextColor: Color? = nil,
      navigationHeaderDistanceValueFont: Font? = nil,
      navigationHeaderDistanceUnitsTextColor: Color? = nil,
      navigationHeaderDistanceUnitsFont: Font? = nil,
      navigationHeaderInstructionsTextColor: Color? = nil,
      navigationHeaderInstructionsFirstRowFont: Font? = nil,
      navigationHeaderInstructionsSecondRowFont: Font? = nil,
      navigationHeaderInstructionsConjunctionsFont: Font? = nil
    ) {
      self.compassButton = compassButton
      self.myLocationButton = myLocationButton
      self.recenterButtonEnabled = recenterButtonEnabled
      self.indoorPicker = indoorPicker
      self.scrollGestures = scrollGestures
      self.zoomGestures = zoomGestures
      self.tiltGestures = tiltGestures
      self.rotateGestures = rotateGestures
      self.consumesGesturesInView = consumesGesturesInView
      self.allowScrollGesturesDuringRotateOrZoom = allowScrollGesturesDuringRotateOrZoom
      self.navigationHeaderEnabled = navigationHeaderEnabled
      self.navigationFooterEnabled = navigationFooterEnabled
      self.navigationTripProgressBarEnabled = navigationTripProgressBarEnabled
      self.navigationReportIncidentButtonEnabled = navigationReportIncidentButtonEnabled
      self.showsIncidentCards = showsIncidentCards
      self.showsDestinationMarkers = showsDestinationMarkers
      self.showsTrafficLights = showsTrafficLights
      self.showsStopSigns = showsStopSigns
      self.shouldDisplaySpeedometer = shouldDisplaySpeedometer
      self.navigationHeaderBackgroundAlpha = navigationHeaderBackgroundAlpha
      self.navigationHeaderPrimaryBackgroundColor = navigationHeaderPrimaryBackgroundColor
      self.navigationHeaderSecondaryBackgroundColor = navigationHeaderSecondaryBackgroundColor
      self.navigationHeaderPrimaryBackgroundColorNightMode = navigationHeaderPrimaryBackgroundColorNightMode
      self.navigationHeaderSecondaryBackgroundColorNightMode = navigationHeaderSecondaryBackgroundColorNightMode
      self.navigationHeaderLargeManeuverIconColor = navigationHeaderLargeManeuverIconColor
      self.navigationHeaderSmallManeuverIconColor = navigationHeaderSmallManeuverIconColor
      self.navigationHeaderGuidanceRecommendedLaneColor = navigationHeaderGuidanceRecommendedLaneColor
      self.navigationHeaderNextStepTextColor = navigationHeaderNextStepTextColor
      self.navigationHeaderNextStepFont = navigationHeaderNextStepFont
      self.navigationHeaderDistanceValueTextColor = navigationHeaderDistanceValueTextColor
      self.navigationHeaderDistanceValueFont = navigationHeaderDistanceValueFont
      self.navigationHeaderDistanceUnitsTextColor = navigationHeaderDistanceUnitsTextColor
      self.navigationHeaderDistanceUnitsFont = navigationHeaderDistanceUnitsFont
      self.navigationHeaderInstructionsTextColor = navigationHeaderInstructionsTextColor
      self.navigationHeaderInstructionsFirstRowFont = navigationHeaderInstructionsFirstRowFont
      self.navigationHeaderInstructionsSecondRowFont = navigationHeaderInstructionsSecondRowFont
      self.navigationHeaderInstructionsConjunctionsFont = navigationHeaderInstructionsConjunctionsFont
    }
  }
}
