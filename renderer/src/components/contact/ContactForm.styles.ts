import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalM },
  control: { minHeight: '44px' },
  failed: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
  },
  privacy: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
