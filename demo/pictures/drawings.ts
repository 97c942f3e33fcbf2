import * as cardiology from './drawings/monitoring/cardiology.ts';
import * as consumables from './drawings/surgery/consumables.ts';
import * as contrast from './drawings/imaging/contrast.ts';
import * as electrodes from './drawings/monitoring/electrodes.ts';
import * as endoscopy from './drawings/surgery/endoscopy.ts';
import * as endoscopyTower from './drawings/surgery/endoscopyTower.ts';
import * as injection from './drawings/imaging/injection.ts';
import * as instruments from './drawings/surgery/instruments.ts';
import * as lifeSupport from './drawings/monitoring/lifeSupport.ts';
import * as monitoring from './drawings/monitoring/monitoring.ts';
import * as probes from './drawings/imaging/probes.ts';
import * as protection from './drawings/imaging/protection.ts';
import * as radiology from './drawings/imaging/radiology.ts';
import * as sensors from './drawings/monitoring/sensors.ts';
import * as theatre from './drawings/surgery/theatre.ts';
import * as ultrasound from './drawings/imaging/ultrasound.ts';
import * as ultrasoundParts from './drawings/imaging/ultrasoundParts.ts';
import * as wear from './drawings/surgery/wear.ts';
import * as xrayParts from './drawings/imaging/xrayParts.ts';
import type { Drawing } from './studio.ts';

export interface Plate {
  draw: Drawing;
  /** True if the drawing may be mirrored: it contains no text. */
  mirrors: boolean;
  /** Centre of the close-up. */
  focus: readonly [x: number, y: number];
}

const plate = (draw: Drawing, x: number, y: number): Plate => ({ draw, mirrors: false, focus: [x, y] });
const mirrored = (draw: Drawing, x: number, y: number): Plate => ({ draw, mirrors: true, focus: [x, y] });

/** The drawing of each leaf group. */
export const plates: Readonly<Record<string, Plate>> = {
  scissors: mirrored(instruments.scissors, 236, 130),
  'haemostatic-forceps': mirrored(instruments.haemostaticForceps, 236, 130),
  'needle-holders': mirrored(instruments.needleHolder, 236, 130),
  retractors: mirrored(instruments.retractor, 220, 110),
  trocars: mirrored(endoscopy.trocar, 240, 110),
  'laparoscopic-instruments': mirrored(instruments.laparoscopicInstrument, 280, 260),
  laparoscopes: mirrored(endoscopy.rigidEndoscope, 110, 260),
  'camera-heads': plate(endoscopyTower.endoscopicCamera, 160, 280),
  'light-sources': plate(endoscopyTower.lightSource, 150, 190),
  insufflators: plate(endoscopyTower.insufflator, 160, 190),
  gastroscopes: mirrored(endoscopy.flexibleEndoscope, 140, 110),
  'biopsy-forceps': mirrored(endoscopy.biopsyForceps, 250, 200),
  'electrosurgical-units': plate(theatre.electrosurgicalUnit, 200, 190),
  'electrosurgical-pencils': mirrored(theatre.electrosurgicalPencil, 240, 150),
  'or-lights': mirrored(theatre.operatingLight, 230, 150),
  'or-tables': mirrored(theatre.operatingTable, 200, 230),
  'patient-monitors': plate(monitoring.patientMonitor, 230, 150),
  'vital-signs': plate(monitoring.vitalSigns, 200, 160),
  'fetal-monitors': plate(monitoring.fetalMonitor, 200, 220),
  'ecg-machines': plate(cardiology.ecgMachine, 200, 210),
  defibrillators: plate(cardiology.defibrillator, 220, 170),
  aeds: plate(cardiology.aed, 200, 200),
  'holter-recorders': plate(cardiology.holterRecorder, 200, 200),
  'spo2-sensors': plate(sensors.spo2Sensor, 170, 250),
  'ecg-cables': mirrored(sensors.ecgCable, 180, 270),
  'nibp-cuffs': plate(sensors.bloodPressureCuff, 190, 240),
  'temperature-probes': mirrored(sensors.temperatureProbe, 130, 270),
  'ibp-transducers': mirrored(sensors.ibpTransducer, 160, 170),
  'parameter-modules': plate(monitoring.parameterModule, 190, 180),
  'monitor-batteries': plate(monitoring.battery, 210, 220),
  'infusion-pumps': plate(lifeSupport.infusionPump, 170, 170),
  'syringe-pumps': plate(lifeSupport.syringePump, 170, 230),
  ventilators: plate(lifeSupport.ventilator, 210, 120),
  'cart-ultrasound': plate(ultrasound.cartUltrasound, 200, 120),
  'portable-ultrasound': plate(ultrasound.portableUltrasound, 200, 160),
  'handheld-ultrasound': plate(ultrasound.handheldUltrasound, 180, 170),
  'convex-probes': mirrored(probes.convexProbe, 170, 110),
  'linear-probes': mirrored(probes.linearProbe, 170, 110),
  'phased-probes': mirrored(probes.phasedProbe, 170, 120),
  'endocavity-probes': mirrored(probes.endocavityProbe, 170, 120),
  'tee-probes': mirrored(probes.teeProbe, 200, 190),
  'volume-probes': mirrored(probes.volumeProbe, 170, 110),
  'ultrasound-boards': plate(ultrasoundParts.circuitBoard, 190, 190),
  'ultrasound-power': mirrored(ultrasoundParts.powerSupply, 230, 220),
  'probe-cables': mirrored(probes.probeParts, 220, 200),
  'needle-guides': mirrored(probes.needleGuide, 250, 190),
  'video-printers': plate(ultrasound.videoPrinter, 190, 230),
  'c-arms': mirrored(radiology.cArm, 200, 120),
  'mobile-xray': mirrored(radiology.mobileXray, 210, 180),
  'xray-tubes': plate(xrayParts.xrayTube, 190, 200),
  'ct-tubes': plate(xrayParts.ctTube, 180, 190),
  'hv-generators': plate(xrayParts.xrayGenerator, 190, 140),
  collimators: plate(xrayParts.collimator, 200, 190),
  'flat-panel-detectors': mirrored(radiology.flatPanel, 210, 260),
  'contrast-injectors': plate(contrast.contrastInjector, 206, 140),
  'injector-syringes': mirrored(contrast.injectorSyringe, 190, 200),
  'lead-aprons': mirrored(protection.leadApron, 200, 130),
  'protective-glasses': mirrored(protection.protectiveGlasses, 260, 200),
  'medical-displays': plate(radiology.medicalDisplay, 200, 160),
  'ultrasound-gel': plate(consumables.ultrasoundGel, 160, 200),
  'probe-covers': plate(consumables.probeCovers, 260, 230),
  'thermal-paper': plate(consumables.recordingPaper, 200, 200),
  'ecg-electrodes': mirrored(electrodes.ecgElectrodes, 270, 250),
  'defib-pads': mirrored(electrodes.defibPads, 150, 190),
  gloves: plate(wear.gloves, 200, 180),
  drapes: plate(wear.drapes, 200, 200),
  masks: plate(wear.mask, 200, 200),
  syringes: mirrored(injection.syringe, 210, 190),
  'infusion-sets': mirrored(injection.infusionSet, 180, 150),
  sutures: plate(consumables.suture, 250, 230),
  wipes: plate(consumables.wipes, 200, 200),
};
