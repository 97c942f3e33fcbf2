import type { Plugin, Rolldown } from 'vite';

/** Every name of a CSS variable in code and rules; a name composed at run time would not be found. */
const NAMES = /--[a-zA-Z][\w-]*/g;
const READ = /(?<=var\()--[\w-]+/g;
const DECLARATION = /(--[\w-]+):[^;{}]+;?/g;

/** Removes the variables that nothing reads: Fluent's theme has some five hundred, of which the store reads a third. */
export function withoutUnread(css: string, codes: readonly string[]): string {
  const readNames = new Set([...codes.flatMap((code) => code.match(NAMES) ?? []), ...(css.match(READ) ?? [])]);
  return css.replace(DECLARATION, (whole, name: string) => (readNames.has(name) ? whole : ''));
}

/** Puts each rule on a line of its own, so that the server can inline those that a page uses. */
export const inLines = (css: string): string =>
  css.replace(/(?<=\})|(?<=@(?:media|supports|layer|container)\b[^{};]*[{;])/g, '\n');

/**
 * Prepares index.html for the first paint: the server inlines the style rules that a page uses
 * (`server/web/pageStyles.ts`), and scripts come after the content, as all requests share the connection.
 */
export function firstPaint(): Plugin {
  let emit: (source: string) => string;
  return {
    name: 'first-paint',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'pre',
      handler() {
        emit = (source) => this.getFileName(this.emitFile({ type: 'asset', name: 'store.css', source }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      // Runs after Vite has written its sheet.
      handler(html, { bundle }) {
        const sheet = emit(takeStyles(bundle!));
        const scripts: string[] = [];
        return html
          .replace(/<link rel="stylesheet" [^>]*>/, () => `<link rel="stylesheet" href="/${sheet}">`)
          .replace(/\s*<(script type="module"|link rel="modulepreload") [^>]*>(<\/script>)?/g, (tag) => {
            scripts.push(tag.trim());
            return '';
          })
          .replace('</body>', () => `${scripts.join('')}</body>`);
      },
    },
  };
}

/** Takes the build's only style sheet, which the plugin replaces by its own. */
function takeStyles(bundle: Rolldown.OutputBundle): string {
  const files = Object.values(bundle);
  const sheets = files.filter((file) => file.type === 'asset').filter(({ fileName }) => fileName.endsWith('.css'));
  const [sheet] = sheets;
  // No page would load a second one, and nobody would notice.
  if (!sheet || sheets.length > 1) throw new Error(`The build has ${sheets.length} style sheets; a page takes one.`);
  delete bundle[sheet.fileName];
  const codes = files.filter((file) => file.type === 'chunk').map(({ code }) => code);
  return inLines(withoutUnread(String(sheet.source), codes));
}
