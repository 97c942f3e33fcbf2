import type { ArticleText } from '../ArticleText.ts';

export const spo2Compatibility: ArticleText = {
  id: 6,
  key: 'spo2-sensor-compatibility',
  picture: 'group.spo2-sensors',
  groups: ['spo2-sensors', 'patient-monitors', 'vital-signs'],
  published: '2026-08-25',
  title: [
    'SpO₂ sensors: what compatible really means',
    'Sensores de SpO₂: qué significa de verdad compatible',
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
Connectors of different systems look alike, and some sensors can be plugged in where they do not belong. They may even show a number.

## Three things must match

1. **The technology of the module.** Monitors of one maker exist with modules of different technologies; the name stands beside the socket or on the start screen.
2. **The connector**, with its number of pins and its key.
3. **The extension cable**, if there is one between sensor and monitor: it belongs to the technology as well.

## Reusable or for one patient

| | Reusable | For one patient
| Form | Finger clip, soft tip, wrap | Adhesive, foam
| Good for | Spot checks, recovery | Intensive care, newborns
| Cleaning | After every patient | None, disposed of
| Costs | Per year | Per patient

## The right size

A sensor that is too large lets light pass by; one that is too tight stops the blood. Choose by body weight as the package says, and change the place every four hours, with newborns more often.

## When the number is doubtful

- cold hands, nail varnish and strong light are the usual reasons
- compare the pulse of the sensor with that of the ECG: if they differ, the saturation is not to be trusted
- try the sensor on yourself before you look for the fault in the monitor

The page of each [SpO₂ sensor](group:spo2-sensors) lists the monitors it was made for, model by model.
`,
    `
Los conectores de sistemas distintos se parecen y algunos sensores entran donde no corresponde. Incluso pueden mostrar un número.

## Tres cosas deben coincidir

1. **La tecnología del módulo.** Un mismo fabricante ofrece monitores con módulos de distintas tecnologías; el nombre figura junto al conector o en la pantalla de inicio.
2. **El conector**, con su número de pines y su muesca.
3. **El cable de extensión**, si lo hay: también pertenece a la tecnología.

## Reutilizable o de un solo paciente

| | Reutilizable | De un solo paciente
| Forma | Pinza, dedal blando, banda | Adhesivo, espuma
| Indicado para | Controles puntuales, reanimación | Cuidados intensivos, neonatos
| Limpieza | Tras cada paciente | Ninguna, se desecha
| Coste | Por año | Por paciente

## La talla correcta

Un sensor grande deja pasar luz; uno apretado detiene la sangre. Elija por peso, como indica el envase, y cambie de lugar cada cuatro horas, en neonatos más a menudo.

## Cuando el número es dudoso

- manos frías, esmalte de uñas y luz intensa son las causas habituales
- compare el pulso del sensor con el del ECG: si difieren, la saturación no es fiable
- pruebe el sensor en usted antes de buscar la avería en el monitor

La ficha de cada [sensor de SpO₂](group:spo2-sensors) indica los monitores para los que se hizo, modelo por modelo.
`,
    `
Разъёмы разных систем похожи, и некоторые датчики можно вставить не туда. Они даже могут показать число.

## Три вещи должны совпасть

1. **Технология модуля.** Мониторы одного производителя бывают с модулями разных технологий; название стоит у гнезда или на стартовом экране.
2. **Разъём** — число контактов и ключ.
3. **Удлинитель**, если он есть: он тоже относится к технологии.

## Многоразовый или на одного пациента

| | Многоразовый | На одного пациента
| Форма | Клипса, мягкий напальчник, лента | Клеящийся, пенный
| Подходит для | Разовых измерений, пробуждения | Реанимации, новорождённых
| Очистка | После каждого пациента | Не нужна, утилизируется
| Затраты | На год | На пациента

## Верный размер

Слишком большой датчик пропускает свет мимо, слишком тугой останавливает кровь. Выбирайте по массе тела, как указано на упаковке, и меняйте место каждые четыре часа, у новорождённых чаще.

## Если число сомнительно

- обычные причины: холодные руки, лак на ногтях, яркий свет
- сравните пульс датчика с пульсом ЭКГ: если они расходятся, сатурации верить нельзя
- проверьте датчик на себе, прежде чем искать неисправность в мониторе

На странице каждого [датчика SpO₂](group:spo2-sensors) указаны мониторы, для которых он сделан, по моделям.
`,
    `
不同系统的接口外形相似，有些传感器会被插到不该插的地方，甚至还能显示一个数值。

## 三项必须匹配

1. **模块的技术平台。** 同一制造商的监护仪可能配有不同技术的模块，名称标在插座旁或开机画面上。
2. **接口**：针数与防错键位。
3. **延长线**（如有）：同样属于该技术平台。

## 重复使用还是单人使用

| | 重复使用 | 单人使用
| 形式 | 指夹、软指套、绑带 | 粘贴式、海绵式
| 适用 | 点测、复苏室 | 重症、新生儿
| 清洁 | 每位患者之后 | 无需，用后弃置
| 成本 | 按年计算 | 按患者计算

## 合适的尺寸

过大会漏光，过紧会阻断血流。请按包装所示体重选择，每四小时更换部位，新生儿应更频繁。

## 数值可疑时

- 常见原因：手冷、指甲油、强光
- 将传感器脉率与心电脉率比较：不一致则血氧不可信
- 先在自己身上试一试，再怀疑监护仪

每款[血氧传感器](group:spo2-sensors)的商品页都逐一列出适用的监护仪型号。
`,
  ],
};
