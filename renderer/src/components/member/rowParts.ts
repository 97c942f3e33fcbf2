import { tokens } from '@fluentui/react-components';

/** Rows of orders and quotations, each covered by its link. */
export const rowParts = {
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    ':hover': { boxShadow: tokens.shadow4 },
  },
  code: {
    justifySelf: 'start',
    whiteSpace: 'nowrap',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForegroundLink,
    ':hover': { textDecorationLine: 'underline' },
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
  quiet: { color: tokens.colorNeutralForeground2 },
} as const;
