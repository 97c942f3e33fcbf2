import type { ArticleText } from '../ArticleText.ts';

export const spo2Compatibility: ArticleText = {
  id: 6,
  key: 'spo2-sensor-compatibility',
  picture: 'group.spo2-sensors',
  groups: ['spo2-sensors', 'patient-monitors', 'vital-signs'],
  published: '2026-08-25',
  title: [
    'SpO₂ sensors: what “compatible” really means',
    'Sensores de SpO₂: qué significa realmente «compatible»',
    'Датчики SpO₂: что на самом деле значит «совместимый»',
    '血氧传感器：“兼容”究竟是什么意思',
  ],
  summary: [
    'A plug that fits is not enough: technology, wavelengths and extension cable decide whether a sensor measures correctly.',
    'No basta con que el conector encaje: la tecnología, las longitudes de onda y el cable de extensión deciden si el sensor mide bien.',
    'Подходящего разъёма мало: технология, длины волн и удлинитель решают, будет ли датчик измерять верно.',
    '插得上并不够：技术平台、波长和延长线决定传感器能否准确测量。',
  ],
  body: [
    `
Connectors of different systems look alike, and some sensors plug into monitors they were not made for. They may even show a reading.

## Three things must match

1. **The technology of the module.** One manufacturer may offer monitors with different SpO₂ technologies; look for the name beside the socket or on the start screen.
2. **The connector**: the number of pins and the keying.
3. **The extension cable**, if there is one between sensor and monitor: it has to suit the technology, too.

## Reusable or single-patient

| | Reusable | Single-patient
| Form | Finger clip, soft tip, wrap | Adhesive, foam
| Good for | Spot checks, recovery | Intensive care, newborns
| Cleaning | After every patient | None, disposed of
| Costs | Per year | Per patient

## The right size

A sensor that is too large lets in stray light; one that is too tight restricts blood flow. Choose by body weight as stated on the package, and change the site every four hours, more often for newborns.

## When the reading is doubtful

- the usual causes are cold hands, nail varnish and strong light
- compare the pulse rate of the sensor with that of the ECG: if they differ, do not trust the saturation
- try the sensor on yourself before you suspect the monitor

The page of each [SpO₂ sensor](group:spo2-sensors) lists the monitors it was made for by model.
`,
    `
Los conectores de sistemas distintos se parecen y algunos sensores entran en monitores para los que no se hicieron. Incluso pueden mostrar una lectura.

## Tres cosas deben coincidir

1. **La tecnología del módulo.** Un mismo fabricante puede ofrecer monitores con distintas tecnologías de SpO₂; el nombre figura junto al conector o en la pantalla de inicio.
2. **El conector**: el número de pines y la posición de la muesca.
3. **El cable de extensión**, si lo hay: también debe corresponder a la tecnología.

## Reutilizable o para un solo paciente

| | Reutilizable | Para un solo paciente
| Forma | Pinza, dedal blando, banda | Adhesivo, espuma
| Indicado para | Controles puntuales, reanimación | Cuidados intensivos, neonatos
| Limpieza | Tras cada paciente | Ninguna, se desecha
| Coste | Por año | Por paciente

## La talla correcta

Un sensor demasiado grande deja entrar luz; uno demasiado apretado dificulta la circulación. Elija según el peso que indica el envase y cambie de zona cada cuatro horas; en neonatos, más a menudo.

## Cuando la lectura es dudosa

- las causas habituales son manos frías, esmalte de uñas y luz intensa
- compare la frecuencia del pulso del sensor con la del ECG: si difieren, la saturación no es fiable
- pruebe el sensor en usted mismo antes de sospechar del monitor

La ficha de cada [sensor de SpO₂](group:spo2-sensors) indica por modelo los monitores para los que se hizo.
`,
    `
Разъёмы разных систем похожи, и некоторые датчики подключаются к мониторам, для которых не предназначены. Они даже могут показать значение.

## Три вещи должны совпасть

1. **Технология модуля.** Мониторы одного производителя бывают с разными технологиями SpO₂; название указано у гнезда или на стартовом экране.
2. **Разъём**: число контактов и ключ.
3. **Удлинитель**, если он есть: он тоже должен подходить к технологии.

## Многоразовый или для одного пациента

| | Многоразовый | Для одного пациента
| Форма | Клипса, мягкий напальчник, лента | Клеящийся, из пеноматериала
| Подходит для | Разовых измерений, пробуждения | Реанимации, новорождённых
| Очистка | После каждого пациента | Не нужна, утилизируется
| Затраты | На год | На пациента

## Правильный размер

Слишком большой датчик пропускает посторонний свет, слишком тугой нарушает кровоток. Выбирайте по массе тела, указанной на упаковке, и меняйте место наложения каждые четыре часа, у новорождённых чаще.

## Если показание вызывает сомнение

- обычные причины: холодные руки, лак на ногтях, яркий свет
- сравните пульс по датчику с пульсом по ЭКГ: если они расходятся, сатурации верить нельзя
- проверьте датчик на себе, прежде чем искать неисправность в мониторе

На странице каждого [датчика SpO₂](group:spo2-sensors) перечислены модели мониторов, для которых он предназначен.
`,
    `
不同系统的接口外形相似，有些传感器能插到并不匹配的监护仪上，甚至还能显示数值。

## 三项必须匹配

1. **模块的技术平台。** 同一制造商的监护仪可能配有不同技术的模块，名称标在插座旁或开机画面上。
2. **接口**：针数与防错键位。
3. **延长线**（如有）：也必须与技术平台匹配。

## 重复使用还是单人使用

| | 重复使用 | 单人使用
| 形式 | 指夹、软指套、绑带 | 粘贴式、海绵式
| 适用 | 点测、复苏室 | 重症、新生儿
| 清洁 | 每位患者之后 | 无需，用后弃置
| 成本 | 按年计算 | 按患者计算

## 合适的尺寸

传感器过大会漏光，过紧会影响血流。请按包装所示体重选择，每四小时更换部位，新生儿应更频繁。

## 数值可疑时

- 常见原因：手冷、指甲油、强光
- 将传感器测得的脉率与心电监护的心率比较：不一致则血氧值不可信
- 先在自己身上测试传感器，再检查监护仪

每款[血氧传感器](group:spo2-sensors)的商品页都逐一列出适用的监护仪型号。
`,
  ],
};
