// Declare `window.desktop` and `window.staff`, which tests read in the page.
import '../../../renderer/src/platform/desktop.ts';
import '../../../renderer/src/platform/staff.ts';
