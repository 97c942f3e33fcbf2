import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, narrow } from '../../theme/layout.ts';

/** Styles shared by checkout, payment and the order's page. */
export const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gap: tokens.spacingHorizontalXXL,
    alignItems: 'start',
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXL },
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalM,
    minWidth: 0,
    margin: 0,
    padding: tokens.spacingHorizontalXL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    [narrow]: { padding: tokens.spacingHorizontalL },
  },
  side: {
    position: 'sticky',
    top: tokens.spacingVerticalXXL,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    [medium]: { position: 'static' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
  },
  heading: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    color: tokens.colorBrandForegroundLink,
    ':hover': { textDecorationLine: 'underline' },
  },
  // On a line of its own, as the message before it has no full stop.
  messageTitle: { display: 'block' },
  quiet: { color: tokens.colorNeutralForeground2 },
  small: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  wide: { width: '100%', minHeight: '48px', maxWidth: 'none' },
  button: { minHeight: '44px' },
  control: { minHeight: '44px', minWidth: 0, width: '100%' },
  // A select is as wide as its longest entry, which a phone is not.
  field: { gridTemplateColumns: 'minmax(0, 1fr)' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
  // As legible before it is chosen as after.
  address: {
    display: 'grid',
    color: tokens.colorNeutralForeground1,
    fontStyle: 'normal',
    overflowWrap: 'anywhere',
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  written: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
