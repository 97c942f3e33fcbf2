import { ArrowUndoRegular } from '@fluentui/react-icons/headless/svg/arrow-undo';
import { DocumentTextClockRegular } from '@fluentui/react-icons/headless/svg/document-text-clock';
import { PlugConnectedCheckmarkRegular } from '@fluentui/react-icons/headless/svg/plug-connected-checkmark';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons/headless/svg/shield-checkmark';
import { VehicleTruckRegular } from '@fluentui/react-icons/headless/svg/vehicle-truck';
import type { Block } from '../../../../shared/contract/schemas/content.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import styles from './Promises.module.css';
import { Section } from './Section.tsx';

const ICONS: Record<string, typeof ShieldCheckmarkRegular> = {
  quote: DocumentTextClockRegular,
  delivery: VehicleTruckRegular,
  fit: PlugConnectedCheckmarkRegular,
  returns: ArrowUndoRegular,
};

/** The store's promises to its customers. */
export function Promises({ block }: { block: Extract<Block, { kind: 'promises' }> }) {
  const text = useLocalised();
  return (
    <Section title={text(block, 'title')}>
      <ul role="list" className={styles.root}>
        {block.items.map((item) => {
          const Icon = ICONS[item.icon] ?? ShieldCheckmarkRegular;
          return (
            <li key={text(item, 'title')} className={styles.promise}>
              <span className={styles.icon}>
                <Icon aria-hidden="true" />
              </span>
              <h3 className={styles.title}>{text(item, 'title')}</h3>
              <p className={styles.text}>{text(item, 'text')}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
