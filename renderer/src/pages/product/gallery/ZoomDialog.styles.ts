import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow } from '../../../theme/layout.ts';

export const useStyles = makeStyles({
  // With a higher specificity: Fluent's dialog has other rules in a low or narrow window, and this one always fills the
  // screen.
  surface: {
    '&[class]': {
      width: '100vw',
      maxWidth: '100vw',
      height: '100dvh',
      maxHeight: '100dvh',
      padding: 0,
      border: 'none',
      borderRadius: 0,
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  body: {
    '&[class]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      width: '100%',
      maxWidth: 'none',
      height: '100dvh',
      maxHeight: '100dvh',
      gap: 0,
    },
  },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    // All of them in one row.
    [narrow]: { columnGap: 0 },
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { flexGrow: 1, minWidth: '12rem', fontSize: tokens.fontSizeBase400 },
  position: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  button: { minWidth: '44px', minHeight: '44px' },
  stage: {
    '&[class]': {
      height: '100%',
      padding: 0,
      overflow: 'hidden',
      touchAction: 'none',
      backgroundColor: tokens.colorNeutralBackground2,
    },
  },
  // The library's own rules, which the content security policy keeps it from injecting (see vite.config.ts).
  fill: { position: 'relative', overflow: 'hidden', width: '100%', height: '100%', transform: 'translate3d(0, 0, 0)' },
  picture: { display: 'flex', width: '100%', height: '100%', transformOrigin: '0% 0%' },
  image: { maxWidth: '100%', maxHeight: '100%', width: '100%', height: '100%', objectFit: 'contain', cursor: 'grab' },
});
