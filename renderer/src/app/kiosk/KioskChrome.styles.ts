import { makeStaticStyles } from '@fluentui/react-components';

/** What holds for every element at a kiosk: nothing is marked, dragged or pinched, and all that is touched is large. */
const BUTTONS = ':is(button, select, summary, [role=button], [role=option], [role=menuitem], [role=tab])';
/** The kiosk's own parts have sizes of their own. */
const FOREIGN = ':not([data-kiosk-own] *)';

export const useKioskStatics = makeStaticStyles({
  'html[data-kiosk]': {
    touchAction: 'pan-x pan-y',
    overscrollBehavior: 'none',
    scrollbarWidth: 'none',
    scrollbarGutter: 'auto',
    scrollPaddingBottom: '7rem',
    '--kiosk-bar': '72px',
  },
  'html[data-kiosk] body': { paddingBottom: '72px' },
  'html[data-kiosk] *': { userSelect: 'none', WebkitTapHighlightColor: 'transparent' },
  'html[data-kiosk] :is(input, textarea)': { userSelect: 'text' },
  'html[data-kiosk] :is(img, a, svg)': { WebkitUserDrag: 'none' },
  [`html[data-kiosk] ${BUTTONS}${FOREIGN}`]: { minHeight: '44px', minWidth: '44px' },
  'html[data-kiosk] :is(input, textarea):not([type=checkbox], [type=radio])': { minHeight: '44px' },
  // A link within a sentence has no height of its own, and stays in its line.
  [`html[data-kiosk] a${FOREIGN}`]: { minHeight: '44px', minWidth: '44px' },
  'html[data-kiosk] :is(footer li, dd, header, nav[aria-label] ol > li, span) > a': {
    display: 'inline-flex',
    alignItems: 'center',
  },
  'html[data-kiosk] label:has(> :is(input[type=checkbox], input[type=radio]))': { minHeight: '44px' },
});
