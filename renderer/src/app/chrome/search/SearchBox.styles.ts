import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  root: { position: 'relative', flexGrow: 1, minWidth: 0 },
  sheet: {
    position: 'fixed',
    zIndex: 60,
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    padding: tokens.spacingHorizontalS,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  field: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
    ':focus-within': { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-1px' },
  },
  input: {
    flexGrow: 1,
    minWidth: 0,
    alignSelf: 'stretch',
    padding: `0 ${tokens.spacingHorizontalM}`,
    border: 'none',
    // The focus ring is around the whole field.
    ':focus-visible': { outlineStyle: 'none' },
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase400, // at least 16 px, or iPhones zoom in
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 },
  },
  submit: {
    width: '52px',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover, color: tokens.colorNeutralForegroundOnBrand },
  },
});
