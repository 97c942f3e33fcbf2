import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: { position: 'relative', boxSizing: 'border-box', display: 'flex', alignItems: 'center' },
  select: {
    boxSizing: 'border-box',
    flexGrow: 1,
    maxWidth: '100%',
    height: '32px',
    padding: `0 34px 0 ${tokens.spacingHorizontalM}`,
    appearance: 'none',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomColor: tokens.colorNeutralStrokeAccessible,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    cursor: 'pointer',
    ':hover': {
      borderTopColor: tokens.colorNeutralStroke1Hover,
      borderRightColor: tokens.colorNeutralStroke1Hover,
      borderLeftColor: tokens.colorNeutralStroke1Hover,
    },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  large: {
    height: '44px',
    padding: `0 46px 0 18px`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  icon: {
    position: 'absolute',
    right: tokens.spacingHorizontalMNudge,
    color: tokens.colorNeutralStrokeAccessible,
    fontSize: '20px',
    pointerEvents: 'none',
  },
  largeIcon: { right: tokens.spacingHorizontalM, fontSize: '24px' },
});

interface NativeSelectProps {
  id?: string;
  label: string;
  value: string | number;
  onChoose: (value: string) => void;
  isLarge?: boolean;
  className?: string;
  selectClassName?: string | undefined;
  /** Options. */
  children: ReactNode;
}

/** The browser's own select, styled like Fluent's, whose code only the forms load. */
export function NativeSelect({
  id,
  label,
  value,
  onChoose,
  isLarge = false,
  className,
  selectClassName,
  children,
}: NativeSelectProps) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.root, className)}>
      <select
        {...(id !== undefined && { id })}
        className={mergeClasses(styles.select, isLarge && styles.large, selectClassName)}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </select>
      <ChevronDownRegular className={mergeClasses(styles.icon, isLarge && styles.largeIcon)} aria-hidden="true" />
    </span>
  );
}
