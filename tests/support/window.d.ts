// It declares `window.desktop`, which tests look at from inside the page.
import '../../renderer/src/platform/desktop.ts';
