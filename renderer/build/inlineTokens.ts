import { tokens } from '@fluentui/react-components';
import type { Plugin } from 'vite';

const TOKENS = new Map(Object.entries(tokens));

/**
 * Each of Fluent's tokens is the name of a CSS variable: written where it is used, the table of all five hundred need
 * not be sent.
 */
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
