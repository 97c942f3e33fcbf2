import { tokens } from '@fluentui/react-components';
import { PAGE_SIDES } from '../../../theme/layout.ts';

/** A panel that opens below the whole header, whose row is its containing block. */
export const panelBelowHeader = {
  position: 'absolute',
  zIndex: 20,
  top: '100%',
  left: PAGE_SIDES,
  right: PAGE_SIDES,
  maxHeight: 'calc(100dvh - 9rem)',
  overflowY: 'auto',
  border: `1px solid ${tokens.colorNeutralStroke2}`,
  borderRadius: `0 0 ${tokens.borderRadiusLarge} ${tokens.borderRadiusLarge}`,
  backgroundColor: tokens.colorNeutralBackground1,
  boxShadow: tokens.shadow16,
} as const;
