import { makeStaticStyles, tokens } from '@fluentui/react-components';

/** Rules for every element at a kiosk: no selecting, dragging or pinching, and large targets. */
const BUTTONS = ':is(button, select, summary, [role=button], [role=option], [role=menuitem], [role=tab])';
/** The place of a notice; empty most of the time. */
const NOTICES = 'section[aria-relevant]';
/** A product in the compare tray: its picture, and its remove button. */
const CHOSEN = 'section > [role=status] ~ ul > li';
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
    // Small text is read from a greater distance than at a desk.
    '--fontSizeBase100': '12px',
    '--fontSizeBase200': '13px',
    '--lineHeightBase200': '18px',
  },
  'html[data-kiosk] body': { paddingBottom: 'var(--kiosk-bar)' },
  // Notices stand on the bar, as wide as the screen, and all else above it, so that no target is covered.
  [`html[data-kiosk]:has(${NOTICES} > *)`]: { '--kiosk-bar': '136px' },
  [`html[data-kiosk]:has(${NOTICES} > :nth-child(2))`]: { '--kiosk-bar': '200px' },
  [`html[data-kiosk] ${NOTICES}:not(:empty)`]: {
    position: 'fixed',
    left: 0,
    right: 0,
    bottom: '72px',
    width: 'auto',
    height: 'auto',
    marginRight: 0,
    padding: '1px 24px',
    rowGap: '2px',
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: '16px',
  },
  'html[data-kiosk] nav': { scrollbarWidth: 'none' },
  // From below the search field to the on-screen keyboard, which would else cover the last suggestions.
  'html[data-kiosk] [role=listbox]': { maxHeight: 'calc(100dvh - 8rem - var(--kiosk-keys, 25dvh))' },
  'html[data-kiosk] *': { userSelect: 'none', WebkitTapHighlightColor: 'transparent' },
  'html[data-kiosk] :is(input, textarea)': { userSelect: 'text' },
  'html[data-kiosk] :is(img, a, svg)': { WebkitUserDrag: 'none' },
  [`html[data-kiosk] ${BUTTONS}${FOREIGN}`]: { minHeight: '44px', minWidth: '44px' },
  'html[data-kiosk] :is(input, textarea):not([type=checkbox], [type=radio])': { minHeight: '44px' },
  // A link within a sentence keeps its line's height.
  [`html[data-kiosk] a${FOREIGN}`]: { minHeight: '44px', minWidth: '44px' },
  'html[data-kiosk] :is(footer li, dd, header, nav[aria-label] ol > li, span) > a': {
    display: 'inline-flex',
    alignItems: 'center',
  },
  // A word narrower than a finger gets equal room on both sides, so that the breadcrumbs are evenly spaced.
  'html[data-kiosk] nav[aria-label] ol > li > a': { justifyContent: 'center' },
  // At a finger's size it would hide the picture.
  [`html[data-kiosk] ${CHOSEN}`]: { display: 'flex', width: 'auto' },
  [`html[data-kiosk] ${CHOSEN} > button`]: { position: 'static', border: 'none', fontSize: '16px' },
  'html[data-kiosk] label:has(> :is(input[type=checkbox], input[type=radio]))': { minHeight: '44px' },
});
