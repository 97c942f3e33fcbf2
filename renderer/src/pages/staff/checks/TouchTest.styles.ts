import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  root: {
    position: 'fixed',
    inset: 0,
    zIndex: 10,
    display: 'grid',
    gridTemplateColumns: 'repeat(10, 1fr)',
    gridTemplateRows: 'repeat(6, 1fr)',
    backgroundColor: tokens.colorNeutralBackground1,
    touchAction: 'none',
    '@media (orientation: portrait)': { gridTemplateColumns: 'repeat(6, 1fr)', gridTemplateRows: 'repeat(10, 1fr)' },
  },
  field: { border: `1px solid ${tokens.colorNeutralStroke2}` },
  touched: { backgroundColor: tokens.colorBrandBackground },
  card: {
    // Transparent, all but its button.
    pointerEvents: 'none',
    position: 'absolute',
    top: '50%',
    left: '50%',
    transform: 'translate(-50%, -50%)',
    display: 'grid',
    justifyItems: 'center',
    rowGap: '20px',
    padding: '28px 40px',
    borderRadius: '20px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    fontSize: '22px',
    textAlign: 'center',
  },
  close: { pointerEvents: 'auto' },
});
