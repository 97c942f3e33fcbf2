import type { Plugin } from 'vite';

/**
 * Removes the style element that react-zoom-pan-pinch injects and the content security policy forbids. Its few rules
 * are in `pages/product/gallery/ZoomDialog.module.css`.
 */
export const withoutInjectedStyles = (): Plugin => ({
  name: 'without-injected-styles',
  transform: (code, id) =>
    id.includes('react-zoom-pan-pinch') ? code.replace(/^styleInject\(css_\w+\);$/m, '') : null,
});
