import { makeStyles, tokens } from '@fluentui/react-components';

export const PORTRAIT = '@media (orientation: portrait)';
const rise = { from: { opacity: 0, transform: 'translateY(24px)' }, to: { opacity: 1, transform: 'none' } };
const appear = { from: { opacity: 0 }, to: { opacity: 1 } };
const drift = { from: { transform: 'scale(1)' }, to: { transform: 'scale(1.05)' } };
/** The height of the screen without the foot, the name above and the margins. */
const ROOM = 'calc(100dvh - 270px)';

export const useStyles = makeStyles({
  words: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '18px',
    animationName: rise,
    animationDuration: '600ms',
    animationTimingFunction: tokens.curveDecelerateMid,
    [PORTRAIT]: { order: 2 },
  },
  title: {
    margin: 0,
    fontSize: 'clamp(30px, 3.75vw, 64px)',
    lineHeight: 1.1,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    [PORTRAIT]: { fontSize: 'clamp(30px, 6.4vw, 64px)' },
  },
  text: {
    maxWidth: '34ch',
    fontSize: 'clamp(15px, 1.5vw, 24px)',
    lineHeight: 1.4,
    color: tokens.colorNeutralForeground2,
    [PORTRAIT]: { fontSize: 'clamp(16px, 2.9vw, 28px)' },
  },
  frame: {
    justifySelf: 'center',
    overflow: 'hidden',
    borderRadius: '24px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    animationName: appear,
    animationDuration: '500ms',
    [PORTRAIT]: { justifySelf: 'stretch' },
  },
  wide: { width: '100%' },
  square: { width: `min(100%, ${ROOM})`, aspectRatio: '1 / 1', [PORTRAIT]: { width: '100%' } },
  picture: {
    display: 'block',
    width: '100%',
    // A scene keeps its shape: its edges are part of it.
    height: 'auto',
    maxHeight: ROOM,
    objectFit: 'cover',
    filter: 'var(--pictureFilter)',
    animationName: drift,
    animationDuration: '14s',
    animationTimingFunction: 'linear',
    animationFillMode: 'forwards',
  },
  film: {
    display: 'block',
    width: '100%',
    maxHeight: ROOM,
    borderRadius: '24px',
    boxShadow: tokens.shadow16,
    backgroundColor: tokens.colorBrandBackground2,
    [PORTRAIT]: { maxHeight: 'none' },
  },
  name: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 10',
    backgroundImage: `linear-gradient(135deg, ${tokens.colorBrandBackground2}, ${tokens.colorBrandBackground} 160%)`,
  },
  mark: { width: '34%', height: 'auto', filter: 'drop-shadow(0 24px 40px rgb(9 63 80 / 28%))' },
});
