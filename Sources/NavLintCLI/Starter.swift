/// Files to start from, each with comments and clean by navlint's own rules.
enum Starter {
  static let document = """
    # A navlint document: what an app shows with Google's two map SDKs.
    # Keep the sections you need; `navlint explain navigation.ui` says what else there is.
    version: 1
    name: My app, driver screen
    sdk: {navigation: "10", maps3D: "1.0"}

    map3D:
      mode: hybrid
      markers:
        - id: ferry-building
          position: {latitude: 37.7955, longitude: -122.3937, altitude: 20}
          altitudeMode: relativeToGround
          collisionBehavior: optionalAndHidesLowerPriority
          collisionPriority: 10

    navigation:
      enabled: true
      travelMode: driving
      termsAndConditions:
        companyName: My company
        showsOnFirstUse: true
        notices: [terms, judgement, tolls]
      ui:
        compassButton: true
        # A colour needs quotes: an unquoted # begins a comment.
        navigationHeaderPrimaryBackgroundColor: "#1A5FB4"
        navigationHeaderPrimaryBackgroundColorNightMode: "#0B2A50"

    """

  static let settings = """
    # Settings of navlint for the files below this folder.
    # exclude: [vendor/]              # never checked, even when named
    # select: [schema, semantics]     # report only these rules, categories or facts
    # ignore: [null-island]           # leave these out
    # severity: {unused-suppression: error}
    # policies: [policy.yaml]         # rules of your own, beside Google's
    # sdk: {navigation: "11.3"}       # for documents that do not say
    # overrides:
    #   - files: [prototypes/**]
    #     severity: {missing-altitude: off}
    failOn: error

    """

  static let policy = """
    # A policy: which changes of the user interface are disallowed, and why.
    # Try it with `navlint policy --test FILE`, use it with `navlint check --policy FILE`.
    policy: 1
    name: My company's screens
    rules:
      - id: keep-speedometer
        path: navigation.ui.shouldDisplaySpeedometer
        require: {equals: true}
        severity: error
        message: drivers must see the speed limit
        basis: must
    examples:
      - config: {navigation: {ui: {shouldDisplaySpeedometer: false}}}
        expect: [keep-speedometer]
      - config: {navigation: {ui: {shouldDisplaySpeedometer: true}}}
        expect: []

    """
}
