// Written by `swift run navlint-dev generate` from schemas/policies/google-navigation-sdk.yaml: edit that instead.
// swift-format-ignore-file

extension GooglePolicyText {
  static let head: StaticString = ##"""
# yaml-language-server: $schema=../policy.schema.json
#
# Which changes of the user interface Google's policy for its Navigation SDK disallows, as far as
# a configuration can show them. It is compiled into navlint and always in force; a policy that
# extends it can make a rule milder or switch it off, with a reason (docs/Policies.md).
#
# `error` where the policy's text forbids or demands it, `warning` where it is broader than what a
# file shows, `note` where the setting is documented and merely worth a second look. The numbers
# that no text gives are marked `basis: heuristic`. This is no legal advice.
policy: 1
name: google-navigation-sdk
summary: Google's policy on UI modifications, attribution and terms of the Navigation SDK for iOS

x-sources:
  policies: &policies https://developers.google.com/maps/documentation/navigation/ios-sdk/policies
  styles: &styles
    https://developers.google.com/maps/documentation/navigation/ios-sdk/customize-map-styles
  controls: &controls https://developers.google.com/maps/documentation/navigation/ios-sdk/controls
  android: &android https://developers.google.com/maps/documentation/navigation/android-sdk/controls

rules:
"""##
}
