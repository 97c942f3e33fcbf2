import { makeStyles, tokens } from '@fluentui/react-components';
import { medium, narrow } from '../../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    [medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  brand: {
    display: 'grid',
    placeItems: 'center',
    height: '100%',
    minHeight: '64px',
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
    ':hover': { boxShadow: tokens.shadow4, color: tokens.colorBrandForegroundLinkHover },
  },
  // The shape of logos, so that their own background fills the tile in the dark theme, too.
  logo: { aspectRatio: '8 / 3', borderRadius: 0, backgroundColor: 'transparent' },
});
