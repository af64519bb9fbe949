extension Node.Tag {
  /// The tag with this URI, handles resolved.
  init(uri: String) {
    self =
      switch uri {
      case "!": .nonSpecific
      case "tag:yaml.org,2002:str": .string
      case "tag:yaml.org,2002:int": .integer
      case "tag:yaml.org,2002:float": .float
      case "tag:yaml.org,2002:bool": .boolean
      case "tag:yaml.org,2002:null": .null
      case "tag:yaml.org,2002:seq": .sequence
      case "tag:yaml.org,2002:map": .mapping
      case "tag:yaml.org,2002:merge": .merge
      default: .unknown
      }
  }
}
