// They declare `window.desktop` and `window.staff`, which tests look at from inside the page.
import '../../../renderer/src/platform/desktop.ts';
import '../../../renderer/src/platform/staff.ts';
