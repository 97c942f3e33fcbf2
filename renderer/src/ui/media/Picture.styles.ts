import { makeStyles, tokens } from '@fluentui/react-components';

export const useStyles = makeStyles({
  box: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    // No taller than the box, whatever the shape of the picture.
    gridTemplateRows: 'minmax(0, 1fr)',
    overflow: 'hidden',
    width: '100%',
    maxWidth: 'none',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground4,
    borderRadius: tokens.borderRadiusMedium,
  },
  landscape: { aspectRatio: '4 / 3' },
  square: { aspectRatio: '1 / 1' },
  // Out of the flow, so that the box keeps its shape whatever the picture's is.
  image: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    filter: 'var(--pictureFilter)',
    // A picture that cannot be fetched leaves its box empty, without the browser's broken-image sign.
    '[alt=""]::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      backgroundColor: tokens.colorNeutralBackground2,
    },
  },
  cover: { objectFit: 'cover' },
  missing: { width: '32%', height: 'auto', opacity: 0.6 },
});
