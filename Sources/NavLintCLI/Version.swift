/// navlint's own version.
package let navlintVersion = "0.1.0"
