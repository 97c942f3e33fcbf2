import { makeStyles, tokens } from '@fluentui/react-components';
import { medium } from '../../../theme/layout.ts';

export const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '44px',
    minWidth: '44px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorBrandForegroundLinkHover },
  },
  icon: { position: 'relative', display: 'grid', fontSize: '24px' },
  // Labels beside the icons where the search field has room, in Russian and for a rep, too.
  text: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold, [medium]: { display: 'none' } },
  // The link fills its box, including the badge.
  cover: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
  detail: {
    maxWidth: '9rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    '@media (max-width: 1279px)': { display: 'none' },
  },
  badge: {
    position: 'absolute',
    top: '-6px',
    // Grows away from the label.
    right: '-7px',
    minWidth: '18px',
    height: '18px',
    padding: '0 5px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: '11px',
    lineHeight: '18px',
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    '::after': { content: 'attr(data-count)' },
  },
});
