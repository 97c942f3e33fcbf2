import type { Plugin } from 'vite';

const NAME = 'virtual:theme.css';

/** The tokens of both themes as a style sheet, generated from the theme's source. */
export const themeStyles = (): Plugin => ({
  name: 'theme-styles',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: async (id) => {
    if (id !== `\0${NAME}`) return null;
    // Loads all of Fluent, which a test run of something else does not need.
    const { themeCss } = await import('../src/theme/themes.ts');
    return themeCss();
  },
});
