import type { ArticleText } from '../ArticleText.ts';

export const xrayTubeCare: ArticleText = {
  id: 7,
  key: 'x-ray-tube-care',
  picture: 'group.xray-tubes',
  groups: ['xray-tubes', 'ct-tubes', 'hv-generators'],
  published: '2026-08-11',
  title: [
    'X-ray tube care: how to make a tube last',
    'Cuidado del tubo de rayos X: cómo prolongar su vida útil',
    'Уход за рентгеновской трубкой: как продлить срок службы',
    'X 线球管保养：如何延长使用寿命',
  ],
  summary: [
    'Warm-up, heat and anode noise: what shortens the life of a tube, which signs warn of failure, and how to plan the replacement.',
    'Precalentamiento, temperatura y ruido del ánodo: qué acorta la vida de un tubo, qué señales avisan de un fallo y cómo planificar el cambio.',
    'Прогрев, нагрев и шум анода: что сокращает срок службы трубки, какие признаки говорят об износе и как спланировать замену.',
    '预热、热量与阳极噪声：哪些因素缩短球管寿命、有哪些失效征兆、如何安排更换。',
  ],
  body: [
    `
A tube rarely fails by chance. Heat wears it out, and how you use it decides whether it lasts two years or six.

## Warm up every day

A cold anode can crack under a sudden load. Run the system’s warm-up programme in the morning and after every pause of more than two hours, or as the manufacturer specifies. It takes a minute or two.

## Keep heat low

- let the tube cool between series, and observe the heat display
- if the patient can hold still, prefer a longer exposure at low current to a short one at the limit
- use the large focal spot where the small one is not needed
- do not hold the preparation switch longer than necessary: the anode keeps spinning and the filament stays hot
- keep the oil cooler and its filter free of dust

## Signs of wear

| Sign | Likely cause
| More noise, shorter coast-down | Worn anode bearings
| Interrupted exposures, arcing reported by the generator | Gas or metal in the vacuum
| Less output at the same settings | Rough anode, metal deposit on the window
| Oil on the housing | Leaking seal: take the system out of use

## Planning the replacement

Order before the tube fails: shipping takes days, and downtime costs more. We need the types of housing and insert, both serial numbers, and the type of generator. After the replacement the generator is calibrated to the new filament and the output is measured; keep the record with the system’s documents.

Only trained service engineers may work on high voltage and radiation.
`,
    `
Un tubo rara vez falla por azar. Lo desgasta el calor, y el uso decide si dura dos años o seis.

## Caliéntelo cada día

Un ánodo frío se agrieta si se carga de golpe. Ejecute el programa de calentamiento por la mañana y tras cada pausa de más de dos horas, o según indique el fabricante. Tarda uno o dos minutos.

## Evite el sobrecalentamiento

- deje enfriar el tubo entre series y respete el indicador de calor
- si el paciente puede estar quieto, prefiera una exposición más larga con poca corriente a una corta al límite
- use el foco grueso cuando el fino no haga falta
- no mantenga pulsada la preparación más de lo necesario: el ánodo sigue girando y el filamento, caliente
- mantenga sin polvo el enfriador de aceite y su filtro

## Señales de desgaste

| Señal | Causa probable
| Más ruido, parada más rápida | Cojinetes del ánodo gastados
| Disparos interrumpidos, el generador avisa de arcos | Gas o metal en el vacío
| Menos rendimiento con los mismos valores | Ánodo rugoso, depósito en la ventana
| Aceite en la coraza | Junta con fugas: ponga el equipo fuera de servicio

## Planificar el cambio

Pídalo antes de que el tubo falle: el transporte tarda días y una parada cuesta más. Necesitamos los modelos de la coraza y del inserto, ambos números de serie y el tipo de generador. Tras el cambio se calibra el generador al nuevo filamento y se mide el rendimiento; guarde el informe con la documentación del equipo.

El trabajo con alta tensión y radiación es solo para técnicos formados.
`,
    `
Трубка редко выходит из строя случайно. Её изнашивает тепло, и от обращения зависит, прослужит она два года или шесть.

## Прогревайте каждый день

Холодный анод трескается от резкой нагрузки. Запускайте программу прогрева утром и после каждого перерыва дольше двух часов или так, как указал производитель. Это занимает одну-две минуты.

## Не перегревайте

- давайте трубке остыть между сериями и следите за индикатором нагрева
- если пациент может не двигаться, длинная экспозиция с малым током лучше короткой на пределе
- используйте большой фокус там, где малый не нужен
- не держите кнопку подготовки дольше нужного: анод вращается, а нить остаётся горячей
- очищайте от пыли масляный охладитель и его фильтр

## Признаки износа

| Признак | Вероятная причина
| Растущий шум, короткий выбег | Износ подшипников анода
| Экспозиции обрываются, генератор сообщает о пробоях | Газ или металл в вакууме
| Меньше доза при тех же настройках | Шероховатый анод, налёт на окне
| Масло на кожухе | Течь уплотнения: выведите аппарат из работы

## Как спланировать замену

Заказывайте до отказа: перевозка трубки занимает дни, а простой стоит дороже. Нам нужны модели кожуха и трубки, оба серийных номера и тип генератора. После замены генератор калибруют под новую нить и измеряют выход излучения; протокол храните с документами аппарата.

Работать с высоким напряжением и излучением могут только обученные инженеры.
`,
    `
球管很少无缘无故损坏。损耗来自热量，使用方式决定它能用两年还是六年。

## 每天预热

冷阳极骤然加载会开裂。请在每天早晨以及停用超过两小时之后（或按制造商规定）运行预热程序，只需一两分钟。

## 控制热量

- 两次序列之间让球管冷却，并留意热容量显示
- 患者能保持不动时，宁可小电流长时间，也不要极限短时曝光
- 不需要小焦点时使用大焦点
- 不要长按准备键：阳极会持续旋转，灯丝保持高温
- 保持油冷却器及其滤网清洁

## 磨损征兆

| 征兆 | 可能原因
| 噪声增大、惯性转动时间缩短 | 阳极轴承磨损
| 曝光中断、发生器报打火 | 真空内有气体或金属
| 相同参数下输出下降 | 阳极粗糙、窗口沉积
| 管套渗油 | 密封失效，应停用设备

## 安排更换

请在失效前订购：球管运输需要数日，停机损失更大。我们需要管套与管芯的型号、两者的序列号以及发生器型号。更换后需按新灯丝校准发生器并测量输出，记录与设备档案一并保存。

高压与辐射相关工作只能由受过培训的工程师进行。
`,
  ],
};
