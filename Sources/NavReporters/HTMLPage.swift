/// The fixed parts of the HTML report.
enum HTMLPage {
  /// Everything before the body's content.
  static func head(version: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="navlint \(version)">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; script-src '\(scriptHash)'; base-uri 'none'; form-action 'none'">
    <title>navlint report</title>
    <style>
    \(style)</style>
    </head>
    <body>
    <a class="skip" href="#findings">Skip to the diagnostics</a>

    """
  }

  /// Everything behind the body's content.
  static let foot = "<script>\(script)</script>\n</body>\n</html>\n"

  /// The hash of `script` that the content security policy names.
  static let scriptHash = "sha256-BaeYMzmIBJzpxXe8sIZu8B+Kc+l3Gx7fH9goiL+24Y4="

  /// Shows the diagnostics that the form selects; a file without any disappears.
  static let script = """

    const form = document.getElementById("filter");
    if (form) {
      const findings = [...document.querySelectorAll(".finding")];
      const files = [...document.querySelectorAll(".file")];
      const apply = () => {
        const data = new FormData(form);
        const severities = data.getAll("severity");
        const rule = data.get("rule");
        const file = data.get("file");
        const text = data.get("text").trim().toLowerCase();
        let count = 0;
        for (const section of files) {
          const isChosen = file === "" || section.dataset.file === file;
          let isEmpty = true;
          for (const finding of section.querySelectorAll(".finding")) {
            const isShown = isChosen && severities.includes(finding.dataset.severity)
              && (rule === "" || finding.dataset.rule === rule)
              && (text === "" || finding.textContent.toLowerCase().includes(text));
            finding.hidden = !isShown;
            if (isShown) { count += 1; isEmpty = false; }
          }
          section.hidden = isEmpty;
        }
        document.getElementById("shown").textContent = `${count} of ${findings.length} shown`;
      };
      form.addEventListener("input", apply);
      form.addEventListener("reset", () => setTimeout(apply));
      form.addEventListener("submit", event => event.preventDefault());
      form.hidden = false;
      apply();
    }

    """

  static let style = """
    :root {
      --text: #1c2024; --quiet: #5a636e; --page: #f6f7f9; --card: #ffffff; --line: #d5dae0;
      --code: #eef1f4; --accent: #0b57d0;
      --error: #b3261e; --warning: #8a5300; --note: #0b57d0;
      --error-mark: #ffd9d4; --warning-mark: #ffe5b8; --note-mark: #d6e4ff;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #e4e7eb; --quiet: #a2abb5; --page: #14171a; --card: #1d2125; --line: #3a4148;
        --code: #282d33; --accent: #9dc1ff;
        --error: #ff9d94; --warning: #f5bd5c; --note: #9dc1ff;
        --error-mark: #6b221c; --warning-mark: #5c3d00; --note-mark: #1f3f73;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body {
      margin: 0 auto; max-width: 64rem; padding: 1.5rem 1rem 4rem;
      background: var(--page); color: var(--text);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
    }
    code, pre { font: 0.875em/1.6 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    code { background: var(--code); border-radius: 0.25rem; padding: 0.1em 0.3em; }
    h1, h2, h3, p, dl, pre { margin: 0; }
    h1 { font-size: 1.5rem; }
    h2 { font-size: 1.125rem; overflow-wrap: anywhere; }
    h2 code { background: none; padding: 0; }
    h3 { font-size: 1rem; font-weight: 600; overflow-wrap: anywhere; }
    a { color: var(--accent); overflow-wrap: anywhere; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { left: 1rem; top: 0.5rem; background: var(--card); padding: 0.25rem 0.5rem; }
    .totals { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 1rem 0; }
    .total {
      display: flex; flex-direction: column-reverse; flex: 1 1 6rem;
      background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem;
      padding: 0.5rem 0.75rem;
    }
    .total dt { color: var(--quiet); font-size: 0.875rem; }
    .total dd { margin: 0; font-size: 1.5rem; font-weight: 600; line-height: 1.2; }
    .total.error dd { color: var(--error); }
    .total.warning dd { color: var(--warning); }
    .total.note dd { color: var(--note); }
    form {
      display: flex; flex-wrap: wrap; align-items: end; gap: 0.75rem 1rem;
      background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem;
      padding: 0.75rem;
    }
    fieldset { display: flex; gap: 0.75rem; border: 0; margin: 0; padding: 0; }
    fieldset label { display: block; padding: 0.25rem 0; }
    legend, form > label { color: var(--quiet); font-size: 0.875rem; padding: 0; }
    form > label { display: flex; flex-direction: column; }
    select, input[type="search"], button {
      font: inherit; font-size: 0.9375rem; color: var(--text); background: var(--page);
      border: 1px solid var(--quiet); border-radius: 0.375rem; padding: 0.25rem 0.5rem;
      width: 12rem; max-width: 100%;
    }
    button { width: auto; }
    output { margin-left: auto; color: var(--quiet); font-size: 0.875rem; }
    .file { margin-top: 2rem; }
    .counts { color: var(--quiet); font-size: 0.875rem; font-weight: 400; }
    .finding, .clean {
      background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem;
      border-left: 0.3rem solid var(--mark-line, var(--line));
      margin-top: 0.75rem; padding: 0.75rem 1rem;
    }
    .clean { margin-top: 2rem; }
    .error { --mark-line: var(--error); --mark: var(--error-mark); }
    .warning { --mark-line: var(--warning); --mark: var(--warning-mark); }
    .note { --mark-line: var(--note); --mark: var(--note-mark); }
    .severity {
      color: var(--mark-line); border: 1px solid; border-radius: 1rem;
      font-size: 0.8125rem; padding: 0.05rem 0.5rem; margin-right: 0.25rem;
    }
    .about { color: var(--quiet); font-size: 0.875rem; overflow-wrap: anywhere; }
    .rule { margin-right: 0.5rem; }
    pre {
      background: var(--code); border-radius: 0.375rem; margin-top: 0.5rem;
      padding: 0.5rem 0.75rem; white-space: pre-wrap; overflow-wrap: anywhere;
    }
    .number {
      display: inline-block; min-width: 2.5rem; padding-right: 1rem; text-align: right;
      color: var(--quiet); user-select: none;
    }
    mark { background: var(--mark); color: inherit; border-radius: 0.2rem; }
    mark.related { background: none; border-bottom: 2px solid var(--quiet); border-radius: 0; }
    mark:empty { border-left: 2px solid var(--mark-line); }
    .label { color: var(--mark-line); padding-left: 1rem; }
    .label.related { color: var(--quiet); }
    .details { display: grid; grid-template-columns: max-content 1fr; gap: 0.1rem 0.75rem; }
    .details { font-size: 0.875rem; margin-top: 0.5rem; }
    .details dt { color: var(--quiet); }
    .details dd { margin: 0; overflow-wrap: anywhere; }
    details { margin-top: 2rem; }
    @media print { form, .skip { display: none !important; } .finding { break-inside: avoid; } }

    """
}
