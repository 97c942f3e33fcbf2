import { makeStyles, tokens } from '@fluentui/react-components';

const narrow = '@media (max-width: 599px)';

export const useStyles = makeStyles({
  surface: {
    maxWidth: '640px',
    [narrow]: { width: 'calc(100vw - 24px)', maxHeight: 'calc(100dvh - 24px)', padding: tokens.spacingHorizontalL },
  },
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalM },
  lead: { color: tokens.colorNeutralForeground2 },
  list: { display: 'grid', rowGap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  asking: {
    borderTopColor: tokens.colorStatusWarningBorder1,
    borderRightColor: tokens.colorStatusWarningBorder1,
    borderBottomColor: tokens.colorStatusWarningBorder1,
    borderLeftColor: tokens.colorStatusWarningBorder1,
  },
  icon: { fontSize: '24px', lineHeight: 0, color: tokens.colorNeutralForeground2 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  doubt: { color: tokens.colorStatusWarningForeground1 },
  words: { display: 'grid', rowGap: tokens.spacingVerticalXS, overflowWrap: 'anywhere' },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: tokens.spacingHorizontalM },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  reason: { color: tokens.colorNeutralForeground1 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalXS,
  },
  button: { minHeight: '44px', [narrow]: { flexGrow: 1 } },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '44px', color: tokens.colorBrandForegroundLink },
  form: { display: 'grid', rowGap: tokens.spacingVerticalS },
  control: { minHeight: '44px' },
  foot: { [narrow]: { gridColumnStart: 1, gridColumnEnd: 4, width: '100%' } },
});
