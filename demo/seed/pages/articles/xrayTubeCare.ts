import type { ArticleText } from '../ArticleText.ts';

export const xrayTubeCare: ArticleText = {
  id: 7,
  key: 'x-ray-tube-care',
  picture: 'group.xray-tubes',
  groups: ['xray-tubes', 'ct-tubes', 'hv-generators'],
  published: '2026-08-11',
  title: [
    'X-ray tube care: how to get every exposure it has',
    'Cuidado del tubo de rayos X: cómo aprovechar cada disparo',
    'Уход за рентгеновской трубкой: как получить от неё всё',
    'X 线球管保养：用足每一次曝光',
  ],
  summary: [
    'Warm-up, heat and a quiet anode: what shortens the life of a tube, which signs announce its end, and how to plan the exchange.',
    'Calentamiento, calor y un ánodo silencioso: qué acorta la vida de un tubo, qué signos anuncian su final y cómo planificar el cambio.',
    'Прогрев, тепло и тихий анод: что сокращает срок службы трубки, какие признаки говорят о её конце и как спланировать замену.',
    '预热、热量与安静的阳极：哪些因素缩短球管寿命、有哪些临终征兆、如何安排更换。',
  ],
  body: [
    `
A tube rarely fails by chance. It is worn by heat, and the way it is used decides whether it lasts two years or six.

## Warm up every day

A cold anode cracks when it is loaded at once. Run the warm-up programme of the system in the morning and after every pause of more than two hours, or as the maker states. It takes a minute or two.

## Keep heat low

- let the tube cool between series; the heat display is not a suggestion
- prefer long exposures at low current to short ones at the limit, where the patient can hold still
- use the large focus where the small one is not needed
- do not hold the preparation switch longer than necessary: it keeps anode and filament at work
- keep the oil cooler and its filter free of dust

## Signs of the end

| Sign | Likely cause
| Growing noise, longer run-down | Worn bearings of the anode
| Exposures break off, the generator reports arcing | Gas or metal in the vacuum
| Images grow paler at the same values | Rough anode, vapour on the window
| Oil at the housing | Seal; take the system out of use

## Planning the exchange

Order before the tube has failed: transport of a tube takes days, a standstill costs more. We need the name of the housing and of the insert, both serial numbers, and the type of the generator. After the exchange the generator is calibrated to the new filament and the exposure is measured; keep the record with the papers of the system.

Work on high voltage and radiation is for trained service engineers alone.
`,
    `
Un tubo rara vez falla por azar. Lo desgasta el calor, y el uso decide si dura dos años o seis.

## Caliéntelo cada día

Un ánodo frío se agrieta si se carga de golpe. Ejecute el programa de calentamiento por la mañana y tras cada pausa de más de dos horas, o según indique el fabricante. Tarda uno o dos minutos.

## Mantenga bajo el calor

- deje enfriar el tubo entre series; el indicador de calor no es una sugerencia
- prefiera exposiciones largas con poca corriente a cortas al límite, si el paciente puede estar quieto
- use el foco grueso cuando el fino no haga falta
- no mantenga el pulsador de preparación más de lo necesario: ánodo y filamento siguen trabajando
- mantenga sin polvo el enfriador de aceite y su filtro

## Signos del final

| Signo | Causa probable
| Más ruido, frenado más largo | Cojinetes del ánodo gastados
| Disparos interrumpidos, el generador avisa de arcos | Gas o metal en el vacío
| Imágenes más pálidas con los mismos valores | Ánodo rugoso, depósito en la ventana
| Aceite en la carcasa | Junta; ponga el equipo fuera de servicio

## Planificar el cambio

Pida antes de que el tubo falle: el transporte tarda días y una parada cuesta más. Necesitamos el nombre de la coraza y del inserto, ambos números de serie y el tipo de generador. Tras el cambio se calibra el generador al nuevo filamento y se mide la exposición; guarde el informe con la documentación del equipo.

El trabajo con alta tensión y radiación es solo para técnicos formados.
`,
    `
Трубка редко выходит из строя случайно. Её изнашивает тепло, и от обращения зависит, прослужит она два года или шесть.

## Прогревайте каждый день

Холодный анод трескается от резкой нагрузки. Запускайте программу прогрева утром и после каждого перерыва дольше двух часов или так, как указал производитель. Это занимает одну-две минуты.

## Не перегревайте

- давайте трубке остыть между сериями: индикатор тепла — не пожелание
- если пациент может не двигаться, длинная экспозиция с малым током лучше короткой на пределе
- берите большой фокус там, где малый не нужен
- не держите кнопку подготовки дольше нужного: анод и нить при этом работают
- очищайте от пыли масляный охладитель и его фильтр

## Признаки конца

| Признак | Вероятная причина
| Растущий шум, долгий выбег | Износ подшипников анода
| Экспозиции обрываются, генератор сообщает о пробоях | Газ или металл в вакууме
| Снимки бледнее при тех же значениях | Шероховатый анод, налёт на окне
| Масло на кожухе | Уплотнение; выведите аппарат из работы

## Как спланировать замену

Заказывайте до отказа: перевозка трубки занимает дни, простой стоит дороже. Нам нужны названия кожуха и вставки, оба серийных номера и тип генератора. После замены генератор калибруют под новую нить и измеряют экспозицию; протокол храните с документами аппарата.

Работать с высоким напряжением и излучением могут только обученные инженеры.
`,
    `
球管很少无缘无故损坏。损耗来自热量，使用方式决定它能用两年还是六年。

## 每天预热

冷阳极骤然加载会开裂。请在每天早晨以及停用超过两小时之后（或按制造商规定）运行预热程序，只需一两分钟。

## 控制热量

- 序列之间让球管冷却，热容量显示不是摆设
- 患者能保持不动时，宁可小电流长时间，也不要极限短时曝光
- 不需要小焦点时使用大焦点
- 不要长按准备键：阳极与灯丝一直在工作
- 保持油冷却器及其滤网清洁

## 临近寿命终点的征兆

| 征兆 | 可能原因
| 噪声增大、停转时间变长 | 阳极轴承磨损
| 曝光中断、发生器报打火 | 真空内有气体或金属
| 相同参数下图像变淡 | 阳极粗糙、窗口沉积
| 管套渗油 | 密封失效，应停用设备

## 安排更换

请在失效前订购：球管运输需要数日，停机损失更大。我们需要管套与管芯的型号、两者的序列号以及发生器型号。更换后需按新灯丝校准发生器并测量曝光量，记录与设备档案一并保存。

高压与辐射相关工作只能由受过培训的工程师进行。
`,
  ],
};
