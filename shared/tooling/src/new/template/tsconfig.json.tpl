{ "extends": "../../tsconfig.base.json", "compilerOptions": {}, "include": ["src"] }
