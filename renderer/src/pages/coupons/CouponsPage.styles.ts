import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 320px) auto',
    justifyContent: 'start',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalM,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  input: { minHeight: '44px', minWidth: 0, textTransform: 'uppercase' },
  // Aligned with the field, below its label.
  submit: { minHeight: '44px', marginTop: '26px' },
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalM },
  heading: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  quiet: { color: tokens.colorNeutralForeground2 },
});
