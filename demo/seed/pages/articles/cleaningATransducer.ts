import type { ArticleText } from '../ArticleText.ts';

export const cleaningATransducer: ArticleText = {
  id: 3,
  key: 'cleaning-an-ultrasound-transducer',
  picture: 'group.wipes',
  groups: ['wipes', 'probe-covers', 'ultrasound-gel'],
  published: '2026-10-13',
  title: [
    'Cleaning an ultrasound probe without shortening its life',
    'Cómo limpiar una sonda de ecografía sin acortar su vida útil',
    'Как чистить УЗ-датчик и не сократить его срок службы',
    '如何清洁超声探头而不缩短其寿命',
  ],
  summary: [
    'Cleaning after every patient, the level of disinfection each use requires, and five habits that ruin lenses and cables.',
    'Limpieza tras cada paciente, el nivel de desinfección que exige cada uso y cinco costumbres que estropean lentes y cables.',
    'Очистка после каждого пациента, нужный уровень дезинфекции и пять привычек, которые губят линзы и кабели.',
    '每位患者后的清洁、不同用途所需的消毒等级，以及损坏透镜和线缆的五种习惯。',
  ],
  body: [
    `
Most lenses do not wear out: they are damaged by the wrong agent or by gel left to dry. The manufacturer’s instructions always come first; these are the general rules.

## Cleaning comes before disinfection

1. Freeze the image and remove the cover.
2. Wipe off the gel with a soft, damp cloth, from the cable towards the lens.
3. Wash the probe head with water and a mild, enzyme-free soap; keep the connector dry.
4. Dry it with a soft cloth and inspect the lens against the light.

Disinfectants do not work through gel or protein: a probe that is not clean is not disinfected.

## Which level of disinfection

| The probe touches | Level | Protection
| Healthy skin | Low: [wipes](group:wipes) approved by the manufacturer | None needed
| Broken skin, mucous membranes | High level | Sterile [cover](group:probe-covers), changed for every patient
| Tissue in surgery or puncture | High level or sterilisation | Sterile cover and sterile [gel](group:ultrasound-gel)

## Five habits that ruin probes

- using alcohol on a lens that does not tolerate it: the rubber hardens and cracks
- soaking the probe above the manufacturer’s mark
- using hot air or an autoclave, unless the instructions allow it
- hanging the probe by its cable
- wiping with paper towels, which scratch

## When to take it out of use

Cracks, bubbles under the lens, dark lines in the image with the probe in air, and a damaged cable jacket are electrical risks. Take the probe out of use and have its leakage current measured.
`,
    `
La mayoría de las lentes no se desgastan: las daña un producto inadecuado o el gel que se deja secar. Las instrucciones del fabricante tienen siempre prioridad; estas son las reglas generales.

## Primero limpiar, después desinfectar

1. Congele la imagen y retire la funda.
2. Quite el gel con un paño suave y húmedo, del cable hacia la lente.
3. Lave el cabezal con agua y un jabón suave sin enzimas; mantenga seco el conector.
4. Séquelo con un paño suave y revise la lente a contraluz.

Un desinfectante no actúa a través del gel ni de las proteínas: lo que no se ha limpiado no se ha desinfectado.

## Qué nivel de desinfección

| La sonda toca | Nivel | Protección
| Piel sana | Bajo: [toallitas](group:wipes) autorizadas por el fabricante | No hace falta
| Piel lesionada, mucosas | Alto nivel | [Funda](group:probe-covers) estéril, nueva para cada paciente
| Tejido en cirugía o punción | Alto nivel o esterilización | Funda estéril y [gel](group:ultrasound-gel) estéril

## Cinco costumbres que estropean las sondas

- usar alcohol en una lente que no lo admite: la goma se endurece y se agrieta
- sumergir la sonda por encima de la marca del fabricante
- usar aire caliente o autoclave si las instrucciones no lo permiten
- colgar la sonda del cable
- limpiar con toallas de papel, que rayan

## Cuándo retirarla

Las grietas, las burbujas bajo la lente, las líneas oscuras en la imagen con la sonda al aire y una cubierta del cable dañada son riesgos eléctricos. Retire la sonda y haga medir la corriente de fuga.
`,
    `
Линзы чаще всего не изнашиваются: их портит неподходящее средство или засохший гель. Главное — инструкция производителя; здесь собраны общие правила.

## Сначала очистка, потом дезинфекция

1. Включите стоп-кадр и снимите чехол.
2. Удалите гель мягкой влажной салфеткой в направлении от кабеля к линзе.
3. Вымойте головку водой с мягким мылом без ферментов; не мочите разъём.
4. Вытрите мягкой тканью и осмотрите линзу на свету.

Сквозь гель и белок средство не действует: неочищенный датчик не продезинфицирован.

## Какой уровень дезинфекции

| Датчик касается | Уровень | Защита
| Здоровой кожи | Низкий: [салфетки](group:wipes), разрешённые производителем | Не нужна
| Повреждённой кожи, слизистых | Высокий | Стерильный [чехол](group:probe-covers), новый для каждого пациента
| Тканей при операции или пункции | Высокий или стерилизация | Стерильный чехол и стерильный [гель](group:ultrasound-gel)

## Пять привычек, которые губят датчики

- спирт на линзе, которая на него не рассчитана: резина твердеет и трескается
- погружение глубже линии, указанной производителем
- горячий воздух или автоклав, если инструкция этого не допускает
- подвешивание датчика за кабель
- бумажные полотенца: они царапают

## Когда снять с эксплуатации

Трещины, пузыри под линзой, тёмные полосы на изображении, когда датчик в воздухе, повреждённая оболочка кабеля — это электрическая опасность. Снимите датчик с эксплуатации и измерьте ток утечки.
`,
    `
多数透镜并非自然磨损，而是被不合适的消毒剂或干涸的耦合剂损坏。请始终以制造商说明为准，以下为通用原则。

## 先清洁，后消毒

1. 冻结图像，取下保护套。
2. 用柔软湿布从线缆端向透镜方向擦去耦合剂。
3. 用清水和不含酶的温和皂液清洗探头，接口保持干燥。
4. 用软布擦干，对光检查透镜。

消毒剂无法穿透耦合剂和蛋白质：没有清洁，就谈不上消毒。

## 需要哪一级消毒

| 探头接触部位 | 等级 | 防护
| 完好皮肤 | 低水平：制造商认可的[消毒湿巾](group:wipes) | 无需
| 破损皮肤、黏膜 | 高水平 | 无菌[保护套](group:probe-covers)，一人一换
| 手术或穿刺组织 | 高水平或灭菌 | 无菌保护套和无菌[耦合剂](group:ultrasound-gel)

## 损坏探头的五种习惯

- 在不耐酒精的透镜上使用酒精：胶面变硬、开裂
- 浸泡超过制造商标示的界线
- 说明书未提及却使用热风或高压灭菌
- 用线缆悬挂探头
- 用纸巾擦拭，造成划痕

## 何时停用

透镜开裂、起泡，探头悬空时图像出现暗线，或线缆外皮破损，均有电气风险。请立即停用并检测漏电流。
`,
  ],
};
