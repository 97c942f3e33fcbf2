import { tokens } from '@fluentui/react-components';
import type { Plugin } from 'vite';

const TOKENS = new Map(Object.entries(tokens));

/** Inlines Fluent's tokens, which are names of CSS variables, so that the table of all five hundred is not sent. */
export const inlineTokens = (): Plugin => ({
  name: 'inline-tokens',
  transform: (code, id) =>
    /\.(tsx?|js)$/.test(id) && /import \{[^}]*\btokens\b[^}]*\} from ['"]@fluentui/.test(code)
      ? {
          code: code.replace(
            /(?<![\w.$'"-])tokens\.(\w+)/g,
            (whole, name) => JSON.stringify(TOKENS.get(name)) ?? whole,
          ),
          map: null,
        }
      : null,
});
