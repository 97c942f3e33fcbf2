import { makeStyles, tokens } from '@fluentui/react-components';
import { PAGE_GUTTER } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    rowGap: tokens.spacingVerticalM,
    width: '100%',
    maxWidth: '52rem',
    margin: '0 auto',
    padding: `${tokens.spacingVerticalXL} ${PAGE_GUTTER} ${tokens.spacingVerticalXXXL}`,
  },
  title: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
  },
  lead: { color: tokens.colorNeutralForeground2 },
  state: { minHeight: tokens.lineHeightBase300, fontWeight: tokens.fontWeightSemibold },
  card: {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    height: 'min(36rem, 68dvh)',
    minHeight: '20rem',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
  },
  other: {
    marginTop: tokens.spacingVerticalL,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});
