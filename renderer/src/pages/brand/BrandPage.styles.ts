import { makeStyles, tokens } from '@fluentui/react-components';
import { narrow } from '../../theme/layout.ts';

export const useStyles = makeStyles({
  header: {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXXXL,
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: tokens.spacingVerticalM,
      padding: tokens.spacingHorizontalL,
    },
  },
  // Logos have a white background, which is dimmed with them in the dark theme.
  logo: { backgroundColor: 'var(--pictureGround)', [narrow]: { maxWidth: '160px' } },
  about: { display: 'grid', rowGap: tokens.spacingVerticalM },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalXXXL,
    rowGap: tokens.spacingVerticalS,
  },
  label: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  value: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
});
