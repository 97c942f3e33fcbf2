import type { Plugin } from 'vite';
import { themeCss } from '../src/theme/themes.ts';

const NAME = 'virtual:theme.css';

/** The tokens of both themes as a style sheet, generated from the theme's source. */
export const themeStyles = (): Plugin => ({
  name: 'theme-styles',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: (id) => (id === `\0${NAME}` ? themeCss() : null),
});
