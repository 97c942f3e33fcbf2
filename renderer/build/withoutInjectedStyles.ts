import type { Plugin } from 'vite';

/**
 * react-zoom-pan-pinch writes a style element of its own, which the content security policy forbids. Its few rules are
 * in `pages/product/gallery/ZoomDialog.module.css`.
 */
export const withoutInjectedStyles = (): Plugin => ({
  name: 'without-injected-styles',
  transform: (code, id) =>
    id.includes('react-zoom-pan-pinch') ? code.replace(/^styleInject\(css_\w+\);$/m, '') : null,
});
