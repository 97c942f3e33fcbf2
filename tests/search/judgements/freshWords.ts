import { type Judgement, judgementsIn } from './Judgement.ts';

const ENGLISH = `
USG probe | 3: convex-probes, linear-probes, phased-probes, endocavity-probes, volume-probes, tee-probes; 1: probe-covers
USG machine | 3: cart-ultrasound, portable-ultrasound; 2: handheld-ultrasound
TOE probe | 3: tee-probes
cardiac echo transducer | 3: phased-probes; 2: tee-probes
pocket ultrasound | 3: handheld-ultrasound; 2: portable-ultrasound
tissue scissors | 3: scissors & name Metzenbaum; 2: scissors
hemostats | 3: haemostatic-forceps
artery clamp | 3: haemostatic-forceps
keyhole surgery camera | 3: camera-heads
CO2 insufflation unit | 3: insufflators
colonoscopes | 3: gastroscopes & name Colonoscope; 1: gastroscopes
cautery pencils | 3: electrosurgical-pencils
diathermy machine | 3: electrosurgical-units
theatre lamp | 3: or-lights
surgery table | 3: or-tables
bedside monitor 15 inch | 3: patient-monitors & spec screen=^15$; 1: patient-monitors
CTG machine | 3: fetal-monitors
defib paddles pads | 3: defib-pads
sat probe | 3: spo2-sensors
oximetry sensor neonate | 3: spo2-sensors & spec patients=Neonatal; 2: spo2-sensors
blood pressure cuffs | 3: nibp-cuffs
BP cuff extra large thigh | 3: nibp-cuffs
arterial line transducer | 3: ibp-transducers
breathing machine ICU | 3: ventilators & name Intensive; 2: ventilators
drip stand pump | 3: infusion-pumps
syringe driver | 3: syringe-pumps
Xray film detector wireless | 3: flat-panel-detectors & name Wireless; 1: flat-panel-detectors
lead glasses | 3: protective-glasses
lead vests | 3: lead-aprons
sono gel | 3: ultrasound-gel
ECG dots | 3: ecg-electrodes
sticky electrodes ecg | 3: ecg-electrodes
exam gloves violet | 3: gloves & spec colour=Violet; 2: gloves
n95 respirators | 3: masks & name Respirator; 1: masks
hypo needles | 3: syringes & name Hypodermic; 1: syringes
drip sets | 3: infusion-sets
stitches absorbable | 3: sutures & name Absorbable; 1: sutures
bacteria killing wipes | 3: wipes
`;

const SPANISH = `
sonda ETE | 3: tee-probes
ecógrafo de bolsillo | 3: handheld-ultrasound; 2: portable-ultrasound
tensiómetro brazalete | 3: nibp-cuffs
manguitos de tensión | 3: nibp-cuffs
pulsioxímetro sensor neonatal | 3: spo2-sensors & spec patients=Neonatal; 2: spo2-sensors
respirador de UCI | 3: ventilators & name Intensive; 2: ventilators
bisturí eléctrico | 3: electrosurgical-units; 2: electrosurgical-pencils
cialítica | 3: or-lights
camilla de quirófano | 3: or-tables
bomba de jeringas | 3: syringe-pumps
bomba de suero | 3: infusion-pumps
delantales de plomo | 3: lead-aprons
guantes nitrilo sin látex | 3: gloves & name Nitrile; 2: gloves
mascarillas FFP2 | 3: masks & name FFP2; 1: masks
pinzas mosquito | 3: haemostatic-forceps & name Mosquito; 2: haemostatic-forceps
hilo de sutura | 3: sutures
parches de electrocardiograma | 3: ecg-electrodes
latiguillos ecg | 3: ecg-cables
`;

const RUSSIAN = `
чреспищеводный датчик | 3: tee-probes
карманный узи сканер | 3: handheld-ultrasound; 2: portable-ultrasound
манжетки для тонометра | 3: nibp-cuffs
пульсоксиметрический датчик детский | 3: spo2-sensors & spec patients=Paediatric; 2: spo2-sensors
аппарат ивл | 3: ventilators
электронож | 3: electrosurgical-units; 2: electrosurgical-pencils
бестеневая лампа | 3: or-lights
хирургический стол | 3: or-tables
дозатор шприцевой | 3: syringe-pumps
капельница | 3: infusion-sets; 1: infusion-pumps
свинцовый фартук | 3: lead-aprons
перчатки нестерильные | 3: gloves & name Examination; 2: gloves
респираторы ffp3 | 3: masks & name FFP3; 1: masks
зажимы москит | 3: haemostatic-forceps & name Mosquito; 2: haemostatic-forceps
иглодержатели | 3: needle-holders
нитки хирургические | 3: sutures
липучки для экг | 3: ecg-electrodes
ктг аппарат | 3: fetal-monitors
`;

const CHINESE = `
食道探头 | 3: tee-probes
掌上超声 | 3: handheld-ultrasound; 2: portable-ultrasound
血压袖带 | 3: nibp-cuffs
指夹血氧 | 3: spo2-sensors & name Finger; 2: spo2-sensors
呼吸机 ICU | 3: ventilators & name Intensive; 2: ventilators
电刀主机 | 3: electrosurgical-units
无影灯 | 3: or-lights
手术台 | 3: or-tables
微量泵 | 3: syringe-pumps
点滴管 | 3: infusion-sets
铅围裙 | 3: lead-aprons
胎监仪 | 3: fetal-monitors
耦合剂 | 3: ultrasound-gel
羊肠线 | 3: sutures; 2: sutures
心电贴 | 3: ecg-electrodes
超声刀头线缆 | 3: probe-cables; 1: convex-probes, linear-probes
`;

const MEASURES = `
probe cable 3 meters | 3: probe-cables & spec cable_length=^3; 1: probe-cables
spo2 sensor 2.5 metres | 3: spo2-sensors & spec cable_length=^2.5; 1: spo2-sensors
3/0USP suture | 3: sutures & spec suture_size=3/0; 1: sutures
4-0 suture | 3: sutures & spec suture_size=4/0; 1: sutures
needle holder 15 centimetres | 3: needle-holders & spec length=^150$; 1: needle-holders
lead apron half millimeter | 3: lead-aprons & spec lead_equivalent=0.50; 2: lead-aprons
gel 1 litre | 3: ultrasound-gel & spec volume=^1000$; 1: ultrasound-gel
gel 5 kg 5 liters | 3: ultrasound-gel & spec volume=^5000$; 1: ultrasound-gel
generator 300 watts | 3: electrosurgical-units & spec cut_power=^300$; 2: hv-generators, electrosurgical-units
convex 3.5 megahertz | 3: convex-probes & within frequency=3.5; 1: convex-probes
cable 3 metros sonda | 3: probe-cables & spec cable_length=^3; 1: probe-cables
gel 250 mililitros | 3: ultrasound-gel & spec volume=^250$; 1: ultrasound-gel
тубус 10 миллиметров лапароскоп | 3: laparoscopes & spec diameter=^10$; 1: laparoscopes
гель 5 литров | 3: ultrasound-gel & spec volume=^5000$; 1: ultrasound-gel
кабель датчика 3 метра | 3: probe-cables & spec cable_length=^3; 1: probe-cables
探头电缆 3米 | 3: probe-cables & spec cable_length=^3; 1: probe-cables
耦合剂5升 | 3: ultrasound-gel & spec volume=^5000$; 1: ultrasound-gel
`;

const COMPOUNDS = `
needleholder | 3: needle-holders
gownset surgical | 3: drapes & name Gown; 1: drapes
videogastroscope | 3: gastroscopes & name Gastroscope; 1: gastroscopes
video-gastroscopes | 3: gastroscopes & name Gastroscope; 1: gastroscopes
microconvex | 3: convex-probes & name Micro; 1: convex-probes
hockeystick probe | 3: linear-probes & name Hockey; 1: linear-probes
carm | 3: c-arms
flatpanel | 3: flat-panel-detectors
lightsource xenon | 3: light-sources & name Xenon; 1: light-sources
probecover sterile | 3: probe-covers & name Sterile; 1: probe-covers
multi parameter monitor | 3: patient-monitors & name Multi; 1: patient-monitors
videoprinter paper | 3: thermal-paper & name Video; 1: video-printers
porta agujas | 3: needle-holders
micro convexa | 3: convex-probes & name Micro; 1: convex-probes
гастро видеоскоп | 3: gastroscopes & name Gastroscope; 1: gastroscopes
видео принтер | 3: video-printers; 1: thermal-paper
игло держатель | 3: needle-holders
ekg elektrody | 3: ecg-electrodes
defibrillyator | 3: defibrillators; 2: aeds
noznitsy metzenbauma | 3: scissors & name Metzenbaum; 1: scissors
`;

/** Written after what failed of the lists above had been mended. */
const HARDER = `
FORCEPS, MOSQUITO, CVD, 125MM | 3: haemostatic-forceps & name Mosquito; 2: haemostatic-forceps
NDL HLDR MAYO-HEGAR | 3: needle-holders & name Mayo; 1: needle-holders
SNSR SPO2 REUS ADULT FINGER | 3: spo2-sensors & name Finger; 1: spo2-sensors
GLV EXAM NITRILE | 3: gloves & name Nitrile; 1: gloves
TRCR 12MM BLADELESS | 3: trocars & name Bladeless; 1: trocars
ELCTRD ECG FOAM SNAP | 3: ecg-electrodes & name Foam; 1: ecg-electrodes
PT MONITOR 12IN | 3: patient-monitors & spec screen=^12; 1: patient-monitors
XDUCER US LINEAR 12MHZ | 3: linear-probes & within frequency=12; 1: linear-probes
BATT LI-ION 11.1V MONITOR | 3: monitor-batteries & spec voltage=11.1; 1: monitor-batteries
pediatric cardiac transducer | 3: phased-probes & name Paediatric; 1: phased-probes
ultrasonido para ginecología sonda | 3: endocavity-probes; 1: convex-probes
lámpara cielítica para quirófano | 3: or-lights
pinza Kelly recta 16 cm | 3: haemostatic-forceps & name Kelly; 2: haemostatic-forceps
gasa no, guantes estériles | 3: gloves & name Sterile; 1: gloves
monitor multiparámetros 12 pulgadas | 3: patient-monitors & spec screen=^12; 1: patient-monitors
respirador transporte ambulancia | 3: ventilators & name Transport; 1: ventilators
electrodos adhesivos para desfibrilar | 3: defib-pads; 1: ecg-electrodes
tira de papel ecg | 3: thermal-paper & name ECG; 1: thermal-paper
equipo de rayos x portátil | 3: mobile-xray
cuello y delantal plomado | 3: lead-aprons
датчика узи конвексного | 3: convex-probes
куплю датчик для гинекологии | 3: endocavity-probes
кардиодатчик узи | 3: phased-probes; 2: tee-probes
линзы очки рентгенозащита | 3: protective-glasses
бумагой для экг | 3: thermal-paper & name ECG; 1: thermal-paper
аккумулятор монитора пациента литиевый | 3: monitor-batteries & name Lithium; 1: monitor-batteries
перчаток смотровых нитриловых | 3: gloves & name Nitrile; 1: gloves
отсос дыма держатель коагулятора | 3: electrosurgical-pencils & name Smoke; 1: electrosurgical-pencils
видеостойка камера 4к | 3: camera-heads & spec resolution_class=4K; 1: camera-heads
инфузомат | 3: infusion-pumps
перфузор | 3: syringe-pumps
腹部探头 | 3: convex-probes
妇科探头 | 3: endocavity-probes
小孩血氧探头 | 3: spo2-sensors & spec patients=Paediatric; 2: spo2-sensors
高频电刀笔 一次性 | 3: electrosurgical-pencils
止血钳弯头 | 3: haemostatic-forceps & spec tip=Curved; 2: haemostatic-forceps
可吸收缝线 3-0 | 3: sutures & name Absorbable & spec suture_size=3/0; 2: sutures & name Absorbable; 1: sutures
除颤仪电极贴片 | 3: defib-pads
移动DR | 3: mobile-xray
CT高压注射器针筒 | 3: injector-syringes & name CT; 1: injector-syringes
`;

/** Written from the facts of the catalogue alone, and looked at before the search was changed for them. */
export const freshWordJudgements: readonly Judgement[] = [
  ...judgementsIn('fresh words, en', ENGLISH),
  ...judgementsIn('fresh words, es', SPANISH),
  ...judgementsIn('fresh words, ru', RUSSIAN),
  ...judgementsIn('fresh words, zh', CHINESE),
  ...judgementsIn('measures in words', MEASURES),
  ...judgementsIn('words joined and parted', COMPOUNDS),
  ...judgementsIn('cut short and inflected', HARDER),
];
