import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow } from '../../../theme/layout.ts';

export const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalL,
    maxWidth: '640px',
    padding: tokens.spacingHorizontalXL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    [narrow]: { padding: tokens.spacingHorizontalL },
  },
  heading: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    gap: tokens.spacingHorizontalL,
    // Hints and errors below one field do not stretch the field beside it.
    alignItems: 'start',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalL },
  },
  input: { minHeight: '44px', minWidth: 0 },
  fact: { display: 'grid', rowGap: tokens.spacingVerticalXXS, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
  submit: { minHeight: '44px' },
});
