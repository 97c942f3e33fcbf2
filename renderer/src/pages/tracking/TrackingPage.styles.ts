import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, narrow } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: '64px',
    rowGap: tokens.spacingVerticalXXL,
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  form: {
    display: 'grid',
    rowGap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalXL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    [narrow]: { padding: tokens.spacingHorizontalL },
  },
  field: { minWidth: 0 },
  input: { width: '100%', minHeight: '44px' },
  submit: { minHeight: '44px' },
  result: { minWidth: 0, minHeight: '120px' },
  dates: {
    display: 'grid',
    rowGap: tokens.spacingVerticalM,
    maxWidth: '420px',
    marginTop: tokens.spacingVerticalXXL,
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    [narrow]: { padding: tokens.spacingHorizontalL },
  },
  datesTitle: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  ways: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
  searching: { display: 'grid', rowGap: tokens.spacingVerticalL },
  checks: { display: 'grid', rowGap: tokens.spacingVerticalS, textAlign: 'start' },
  list: {
    display: 'grid',
    rowGap: tokens.spacingVerticalS,
    paddingLeft: '1.2em',
    listStyleType: 'disc',
  },
  help: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground2,
  },
});
