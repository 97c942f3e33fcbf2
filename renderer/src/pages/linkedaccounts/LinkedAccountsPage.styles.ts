import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  lead: { color: tokens.colorNeutralForeground2, maxWidth: '60ch' },
  list: {
    display: 'grid',
    maxWidth: '640px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  way: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalL,
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  names: { display: 'grid', flexGrow: 1, flexBasis: '180px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  button: { minHeight: '44px' },
  trouble: { flexBasis: '100%' },
  link: { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
});
