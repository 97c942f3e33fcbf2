import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '20px',
    height: '20px',
    padding: `0 calc(${tokens.spacingHorizontalXS} + 1px)`,
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
  },
  brand: {
    ...shorthands.borderColor(tokens.colorBrandStroke2),
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  success: {
    ...shorthands.borderColor(tokens.colorPaletteGreenBorder1),
    backgroundColor: tokens.colorPaletteGreenBackground1,
    color: tokens.colorPaletteGreenForeground1,
  },
  warning: {
    ...shorthands.borderColor(tokens.colorPaletteYellowBorder1),
    backgroundColor: tokens.colorPaletteYellowBackground1,
    color: tokens.colorPaletteYellowForeground1,
  },
  count: {
    minWidth: '16px',
    height: '16px',
    padding: `0 ${tokens.spacingHorizontalXXS}`,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
  },
});

interface TagProps {
  tone: 'brand' | 'success' | 'warning' | 'count';
  className?: string;
  children: ReactNode;
}

/** A word or a number in a coloured box: the part of Fluent's badge that first views need, at a tenth of its weight. */
export function Tag({ tone, className, children }: TagProps) {
  const styles = useStyles();
  return <span className={mergeClasses(styles.root, styles[tone], className)}>{children}</span>;
}
