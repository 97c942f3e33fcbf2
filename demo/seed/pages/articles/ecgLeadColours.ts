import type { ArticleText } from '../ArticleText.ts';

export const ecgLeadColours: ArticleText = {
  id: 5,
  key: 'ecg-lead-colours-iec-aha',
  picture: 'group.ecg-cables',
  groups: ['ecg-cables', 'ecg-electrodes', 'ecg-machines'],
  published: '2026-09-08',
  title: [
    'ECG lead colours: IEC and AHA side by side',
    'Colores de los cables de ECG: IEC y AHA comparados',
    'Цвета электродов ЭКГ: сравнение IEC и AHA',
    '心电导联颜色：IEC 与 AHA 对照',
  ],
  summary: [
    'The same colour marks different electrodes in the two codes. A table to keep beside the machine, and what to check before you order a cable.',
    'El mismo color designa electrodos distintos en cada código. Una tabla para tener junto al equipo y qué comprobar antes de pedir un cable.',
    'Один и тот же цвет в двух системах означает разные электроды. Таблица, которую удобно держать у аппарата, и что проверить перед заказом кабеля.',
    '同一种颜色在两种标准中代表不同电极。一张可放在设备旁的对照表，以及订购线缆前的检查要点。',
  ],
  body: [
    `
Two colour codes are in use worldwide. Red marks the right arm in one and the left leg in the other. With a cable of the wrong code the ECG looks plausible but is wrong.

## Limb electrodes

| Position | IEC name | IEC colour | AHA name | AHA colour
| Right arm | R | Red | RA | White
| Left arm | L | Yellow | LA | Black
| Left leg | F | Green | LL | Red
| Right leg | N | Black | RL | Green

## Chest electrodes

| Position | IEC name | IEC colour | AHA name | AHA colour
| 4th space, right of sternum | C1 | White, red | V1 | Brown, red
| 4th space, left of sternum | C2 | White, yellow | V2 | Brown, yellow
| Between V2 and V4 | C3 | White, green | V3 | Brown, green
| 5th space, mid-clavicular | C4 | White, brown | V4 | Brown, blue
| Level with V4, anterior axillary | C5 | White, black | V5 | Brown, orange
| Level with V4, mid-axillary | C6 | White, violet | V6 | Brown, violet

## Before you order a cable

- the code your hospital uses: mixing both on one ward is a risk
- the number of leads: 3, 5, 10 or 12
- the patient end: snap, clip or banana plug
- the connector on the machine, and whether the lead wires come off the trunk cable
- defibrillation protection, if the machine requires it in the cable

You can filter our [ECG cables](group:ecg-cables) by colour code, number of leads, patient end and defibrillation protection.
`,
    `
En el mundo se usan dos códigos de color. El rojo es el brazo derecho en uno y la pierna izquierda en el otro: con un cable del código equivocado, el trazado parece correcto pero no lo es.

## Electrodos de extremidades

| Posición | Nombre IEC | Color IEC | Nombre AHA | Color AHA
| Brazo derecho | R | Rojo | RA | Blanco
| Brazo izquierdo | L | Amarillo | LA | Negro
| Pierna izquierda | F | Verde | LL | Rojo
| Pierna derecha | N | Negro | RL | Verde

## Electrodos precordiales

| Posición | Nombre IEC | Color IEC | Nombre AHA | Color AHA
| 4.º espacio, derecha del esternón | C1 | Blanco, rojo | V1 | Marrón, rojo
| 4.º espacio, izquierda del esternón | C2 | Blanco, amarillo | V2 | Marrón, amarillo
| Entre V2 y V4 | C3 | Blanco, verde | V3 | Marrón, verde
| 5.º espacio, línea medioclavicular | C4 | Blanco, marrón | V4 | Marrón, azul
| A la altura de V4, axilar anterior | C5 | Blanco, negro | V5 | Marrón, naranja
| A la altura de V4, axilar media | C6 | Blanco, violeta | V6 | Marrón, violeta

## Antes de pedir un cable

- el código que se usa en su centro: mezclar ambos en una planta es un riesgo
- el número de derivaciones: 3, 5, 10 o 12
- el extremo del paciente: broche, pinza o banana
- el conector del equipo y si los latiguillos se separan del cable troncal
- la protección contra desfibrilación, si el equipo la exige en el cable

Puede filtrar nuestros [cables de ECG](group:ecg-cables) por código de color, derivaciones, terminal y protección contra desfibrilación.
`,
    `
В мире приняты две системы цветов. Красный — правая рука в одной и левая нога в другой: кабель не той системы даёт правдоподобную, но неверную кривую.

## Электроды конечностей

| Место | Знак IEC | Цвет IEC | Знак AHA | Цвет AHA
| Правая рука | R | Красный | RA | Белый
| Левая рука | L | Жёлтый | LA | Чёрный
| Левая нога | F | Зелёный | LL | Красный
| Правая нога | N | Чёрный | RL | Зелёный

## Грудные электроды

| Место | Знак IEC | Цвет IEC | Знак AHA | Цвет AHA
| 4-е меж\u00ADре\u00ADберье справа от грудины | C1 | Белый, красный | V1 | Коричневый, красный
| 4-е меж\u00ADре\u00ADберье слева от грудины | C2 | Белый, жёлтый | V2 | Коричневый, жёлтый
| Между V2 и V4 | C3 | Белый, зелёный | V3 | Коричневый, зелёный
| 5-е меж\u00ADре\u00ADберье, средне\u00ADключичная линия | C4 | Белый, коричневый | V4 | Коричневый, синий
| На уровне V4, передняя под\u00ADмышечная | C5 | Белый, чёрный | V5 | Коричневый, оранжевый
| На уровне V4, средняя под\u00ADмышечная | C6 | Белый, фиолетовый | V6 | Коричневый, фиолетовый

## Перед заказом кабеля

- система, принятая у вас: использовать обе в одном отделении опасно
- число отведений: 3, 5, 10 или 12
- разъём со стороны пациента: кнопка, зажим или «банан»
- разъём аппарата и отсоединяются ли отведения от основного кабеля
- защита от дефибрилляции, если аппарат требует её в кабеле

Наши [кабели ЭКГ](group:ecg-cables) можно отфильтровать по цветовой системе, числу отведений, разъёму пациента и защите от дефибрилляции.
`,
    `
全球通行两套颜色标准。红色在一套中是右臂，在另一套中是左腿：用错标准的导联线会得到看似合理却错误的波形。

## 肢体电极

| 位置 | IEC 名称 | IEC 颜色 | AHA 名称 | AHA 颜色
| 右臂 | R | 红 | RA | 白
| 左臂 | L | 黄 | LA | 黑
| 左腿 | F | 绿 | LL | 红
| 右腿 | N | 黑 | RL | 绿

## 胸部电极

| 位置 | IEC 名称 | IEC 颜色 | AHA 名称 | AHA 颜色
| 胸骨右缘第4肋间 | C1 | 白/红 | V1 | 棕/红
| 胸骨左缘第4肋间 | C2 | 白/黄 | V2 | 棕/黄
| V2 与 V4 之间 | C3 | 白/绿 | V3 | 棕/绿
| 锁骨中线第5肋间 | C4 | 白/棕 | V4 | 棕/蓝
| 腋前线，与 V4 同高 | C5 | 白/黑 | V5 | 棕/橙
| 腋中线，与 V4 同高 | C6 | 白/紫 | V6 | 棕/紫

## 订购线缆之前

- 院内使用的标准：同一病区混用有风险
- 导联数：3、5、10 或 12
- 患者端：按扣、夹式或香蕉头
- 设备端接口，以及分导联线能否从主电缆上拆下
- 设备是否要求线缆带除颤保护

本店的[心电导联线](group:ecg-cables)可按颜色标准、导联数、患者端接头和除颤保护筛选。
`,
  ],
};
