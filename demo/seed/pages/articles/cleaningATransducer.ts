import type { ArticleText } from '../ArticleText.ts';

export const cleaningATransducer: ArticleText = {
  id: 3,
  key: 'cleaning-an-ultrasound-transducer',
  picture: 'group.wipes',
  groups: ['wipes', 'probe-covers', 'ultrasound-gel'],
  published: '2026-10-13',
  title: [
    'Cleaning an ultrasound transducer without shortening its life',
    'Limpiar un transductor de ecografía sin acortar su vida',
    'Как чистить УЗ-датчик и не сократить его срок службы',
    '清洁超声探头，又不缩短其寿命',
  ],
  summary: [
    'Cleaning after every patient, the level of disinfection each use asks for, and the five habits that ruin lenses and cables.',
    'Limpieza tras cada paciente, el nivel de desinfección que exige cada uso y cinco costumbres que estropean lentes y cables.',
    'Очистка после каждого пациента, нужный уровень дезинфекции и пять привычек, которые губят линзы и кабели.',
    '每位患者后的清洁、不同用途所需的消毒等级，以及损坏透镜和线缆的五种习惯。',
  ],
  body: [
    `
Most lenses do not wear out: they are damaged by the wrong agent or by gel left to dry. The instructions of the maker always come first; this is the frame they stand in.

## Cleaning comes before disinfection

1. Freeze the image and take the cover off.
2. Wipe the gel away with a soft, moist cloth, from the cable towards the lens.
3. Wash the head with water and a mild, enzyme-free soap; keep the connector dry.
4. Dry it with a soft cloth and look at the lens against the light.

A disinfectant does not work through gel or protein: what has not been cleaned has not been disinfected.

## Which level of disinfection

| The probe touches | Level | Protection
| Healthy skin | Low: [wipes](group:wipes) the maker has approved | None needed
| Broken skin, mucous membranes | High level | Sterile [cover](group:probe-covers), changed for every patient
| Tissue in surgery or puncture | High level or sterilisation | Sterile cover and sterile [gel](group:ultrasound-gel)

## Five habits that ruin probes

- alcohol on a lens that is not made for it: the rubber hardens and cracks
- soaking beyond the line that the maker gives
- hot air or autoclaves, where the instructions do not name them
- hanging the head by its cable
- paper towels, which scratch

## When to take it out of use

Cracks, bubbles under the lens, dark lines in the image of air, or a cable whose jacket is open are electrical risks. Take the probe out of use and have its leakage current measured.
`,
    `
La mayoría de las lentes no se desgastan: las daña un producto inadecuado o el gel que se deja secar. Las instrucciones del fabricante siempre mandan; este es el marco.

## Primero limpiar, después desinfectar

1. Congele la imagen y retire la funda.
2. Quite el gel con un paño suave y húmedo, del cable hacia la lente.
3. Lave el cabezal con agua y un jabón suave sin enzimas; mantenga seco el conector.
4. Séquelo con un paño suave y mire la lente a contraluz.

Un desinfectante no actúa a través del gel ni de las proteínas: lo que no se ha limpiado no se ha desinfectado.

## Qué nivel de desinfección

| La sonda toca | Nivel | Protección
| Piel sana | Bajo: [toallitas](group:wipes) autorizadas por el fabricante | No hace falta
| Piel lesionada, mucosas | Alto nivel | [Funda](group:probe-covers) estéril, nueva para cada paciente
| Tejido en cirugía o punción | Alto nivel o esterilización | Funda estéril y [gel](group:ultrasound-gel) estéril

## Cinco costumbres que estropean las sondas

- alcohol en una lente que no lo admite: la goma se endurece y se agrieta
- sumergir más allá de la línea que indica el fabricante
- aire caliente o autoclave, si las instrucciones no los mencionan
- colgar el cabezal del cable
- toallas de papel, que rayan

## Cuándo retirarla

Grietas, burbujas bajo la lente, líneas oscuras en la imagen al aire o un cable con la cubierta abierta son riesgos eléctricos. Retire la sonda y haga medir la corriente de fuga.
`,
    `
Линзы чаще всего не изнашиваются: их портит неподходящее средство или засохший гель. Главное — инструкция производителя; здесь описана общая рамка.

## Сначала очистка, потом дезинфекция

1. Остановите изображение и снимите чехол.
2. Удалите гель мягкой влажной салфеткой в направлении от кабеля к линзе.
3. Вымойте головку водой с мягким мылом без ферментов; разъём держите сухим.
4. Вытрите мягкой тканью и посмотрите на линзу на просвет.

Сквозь гель и белок дезинфектант не действует: что не очищено, то не продезинфицировано.

## Какой уровень дезинфекции

| Датчик касается | Уровень | Защита
| Здоровой кожи | Низкий: [салфетки](group:wipes), разрешённые производителем | Не нужна
| Повреждённой кожи, слизистых | Высокий | Стерильный [чехол](group:probe-covers), новый для каждого пациента
| Тканей при операции или пункции | Высокий или стерилизация | Стерильный чехол и стерильный [гель](group:ultrasound-gel)

## Пять привычек, которые губят датчики

- спирт на линзе, которая на него не рассчитана: резина твердеет и трескается
- погружение глубже линии, указанной производителем
- горячий воздух или автоклав, если их нет в инструкции
- головка, висящая на кабеле
- бумажные полотенца: они царапают

## Когда снять с эксплуатации

Трещины, пузыри под линзой, тёмные полосы на изображении в воздухе, повреждённая оболочка кабеля — это электрическая опасность. Снимите датчик с эксплуатации и измерьте ток утечки.
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

透镜开裂、起泡，空气中图像出现暗线，或线缆外皮破损，均有电气风险。请立即停用并检测漏电流。
`,
  ],
};
