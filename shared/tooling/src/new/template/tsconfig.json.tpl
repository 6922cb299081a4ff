{
  "files": [],
  "references": [{ "path": "../../shared/tooling/tsconfig.browser.json" }]
}
