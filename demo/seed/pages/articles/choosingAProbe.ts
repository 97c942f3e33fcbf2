import type { ArticleText } from '../ArticleText.ts';

export const choosingAProbe: ArticleText = {
  id: 1,
  key: 'choosing-an-ultrasound-probe',
  picture: 'group.ultrasound-probes',
  groups: ['convex-probes', 'linear-probes', 'phased-probes', 'endocavity-probes'],
  published: '2026-11-03',
  title: [
    'Choosing an ultrasound probe: shape, frequency, connector',
    'Cómo elegir una sonda de ecografía: forma, frecuencia, conector',
    'Как выбрать УЗ-датчик: форма, частота, разъём',
    '如何选择超声探头：形状、频率与接口',
  ],
  summary: [
    'Four questions lead to the right probe: examination, depth, system and connector.',
    'Cuatro preguntas llevan a la sonda correcta: exploración, profundidad, ecógrafo y conector.',
    'К нужному датчику ведут четыре вопроса: исследование, глубина, аппарат и разъём.',
    '四个问题帮您选对探头：检查部位、深度、主机和接口。',
  ],
  body: [
    `
Probes wear faster than any other part of an ultrasound system, and no part is ordered wrongly more often. Four questions settle the choice in a few minutes.

## The examination

The shape of the head follows the examination.

| Shape | Typical use | Usual frequency
| [Convex](group:convex-probes) | Abdomen, obstetrics | 2–5 MHz
| [Linear](group:linear-probes) | Vessels, small parts, musculoskeletal | 5–15 MHz
| [Phased array](group:phased-probes) | Heart, through the ribs | 1–5 MHz
| [Endocavity](group:endocavity-probes) | Gynaecology, prostate | 4–9 MHz

## The depth

High frequencies show fine detail but do not reach far; low frequencies reach deep but show less. If two probes suit the task, choose the one whose lower limit still reaches the deepest structure you have to see.

## The system and its connector

The system must recognise the probe, not only accept its plug. The same head may exist for several systems with different connectors and different identification chips. Check three things:

- the exact model of the system, including its suffix
- the software version: older versions do not recognise newer probes
- the connector: count the pins, or read the name on the socket

## Before you order

Compare the part number on the label of the old probe with the one on our product page; the last digits often stand for a revision that can be exchanged. If the label cannot be read, send us a photograph of the connector with your request: that is usually enough.
`,
    `
La sonda es la parte del ecógrafo que más se desgasta y la que con más frecuencia se pide mal. Estas cuatro preguntas lo resuelven en pocos minutos.

## La exploración

La forma del cabezal depende de la exploración.

| Forma | Uso habitual | Frecuencia habitual
| [Convexa](group:convex-probes) | Abdomen, obstetricia | 2–5 MHz
| [Lineal](group:linear-probes) | Vasos, partes blandas, musculoesquelético | 5–15 MHz
| [Sectorial](group:phased-probes) | Corazón, entre las costillas | 1–5 MHz
| [Endocavitaria](group:endocavity-probes) | Ginecología, próstata | 4–9 MHz

## La profundidad

Las frecuencias altas muestran detalles finos pero penetran poco; las bajas llegan lejos y muestran menos. Si dos sondas sirven, elija aquella cuyo límite inferior todavía alcance la estructura más profunda que deba ver.

## El equipo y su conector

El ecógrafo no solo recibe la sonda: también la identifica. Un mismo cabezal puede existir para varios equipos, con conectores y chips de identificación distintos. Compruebe tres cosas:

- el modelo exacto del equipo, con su sufijo
- la versión de software: las antiguas no reconocen las sondas nuevas
- el conector: cuente los pines o lea el nombre del zócalo

## Antes de pedir

Compare la referencia de la etiqueta de la sonda antigua con la de nuestra ficha; las últimas cifras suelen indicar una revisión intercambiable. Si la etiqueta no se lee, adjunte a su solicitud una foto del conector: normalmente basta.
`,
    `
Датчик изнашивается быстрее любой другой части УЗ-аппарата, и именно с ним чаще всего ошибаются при заказе. Эти четыре вопроса решают дело за несколько минут.

## Исследование

Форма головки зависит от исследования.

| Форма | Обычное применение | Обычная частота
| [Конвексный](group:convex-probes) | Брюшная полость, акушерство | 2–5 МГц
| [Линейный](group:linear-probes) | Сосуды, поверхностные органы, суставы | 5–15 МГц
| [Фазированный](group:phased-probes) | Сердце, через межреберья | 1–5 МГц
| [Внутриполостной](group:endocavity-probes) | Гинекология, предстательная железа | 4–9 МГц

## Глубина

Высокая частота показывает мелкие детали, но проникает неглубоко; низкая проникает глубоко, но показывает меньше. Если подходят два датчика, берите тот, чья нижняя частота ещё достаёт до самой глубокой нужной структуры.

## Аппарат и разъём

Аппарат не просто принимает датчик, он его опознаёт. Одна и та же головка выпускается для разных аппаратов с разными разъёмами и чипами. Проверьте три вещи:

- точную модель аппарата вместе с суффиксом
- версию программы: старые версии не распознают новые датчики
- разъём: сосчитайте контакты или прочитайте название на гнезде

## Перед заказом

Сравните номер на этикетке старого датчика с номером на странице товара; последние цифры часто обозначают ревизию, которая взаимозаменяема. Если этикетка не читается, приложите к запросу фотографию разъёма — обычно этого достаточно.
`,
    `
探头是超声设备中磨损最快、也最容易订错的部件。回答下面四个问题，几分钟就能确定。

## 检查部位

探头的形状取决于检查部位。

| 形状 | 常见用途 | 常用频率
| [凸阵](group:convex-probes) | 腹部、产科 | 2–5 MHz
| [线阵](group:linear-probes) | 血管、小器官、肌骨 | 5–15 MHz
| [相控阵](group:phased-probes) | 心脏（经肋间） | 1–5 MHz
| [腔内](group:endocavity-probes) | 妇科、前列腺 | 4–9 MHz

## 深度

频率高，细节清晰但穿透浅；频率低，穿透深但细节少。如果两款探头都能用，请选择其低频端仍能达到最深目标结构的那一款。

## 主机与接口

主机不仅要插得上探头，还要识别它。同一种探头可能有适配不同主机的版本，接口和识别芯片各不相同。请核对三点：

- 主机的完整型号，包括后缀
- 软件版本，旧版本不识别新探头
- 接口类型，可数针脚，或看插座上的名称

## 下单之前

将旧探头标签上的编号与商品页上的编号对照；最后几位往往表示可互换的修订版本。标签看不清时，请在询价时附上接口照片，通常这样就够了。
`,
  ],
};
