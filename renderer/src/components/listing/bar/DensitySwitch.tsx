import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { Button } from '../../../ui/form/Button.tsx';
import icons from '../../../ui/media/drawnIcons.module.css';
import styles from './DensitySwitch.module.css';

const DENSITIES = ['cards', 'table'] as const;

/** Switches between cards and a table. */
export const DensitySwitch = observer(function DensitySwitch() {
  const { t } = useTranslation('catalogue');
  const { ui } = useStores();
  return (
    <span className={styles.root} role="group" aria-label={t('density.label')}>
      {DENSITIES.map((density) => (
        <Button
          key={density}
          appearance="subtle"
          size={ui.device === 'desktop' ? 'medium' : 'large'}
          {...(ui.density === density && { className: styles.chosen })}
          aria-pressed={ui.density === density}
          iconClassName={density === 'cards' ? icons.grid : icons.table}
          aria-label={t(`density.${density}`)}
          title={t(`density.${density}`)}
          onClick={() => ui.setDensity(density)}
        />
      ))}
    </span>
  );
});
