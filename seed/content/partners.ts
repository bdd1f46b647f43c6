import { picture } from '../media/index'

/** The shops and partners whose logos appear on the pages and in the footer. */
export const partners = {
  tidewell: { name: 'Tidewell', image: picture('partner-tidewell.svg') },
  alderFinch: { name: 'Alder & Finch', image: picture('partner-alder-finch.svg') },
  casaLumo: { name: 'Casa Lumo', image: picture('partner-casa-lumo.svg') },
  verdello: { name: 'Verdello', image: picture('partner-verdello.svg') },
  orbita: { name: 'Orbita', image: picture('partner-orbita.svg') },
  nook: { name: 'Nook', image: picture('partner-nook.svg') },
  halyard: { name: 'Halyard', image: picture('partner-halyard.svg') },
  fernway: { name: 'Fernway', image: picture('partner-fernway.svg') },
  quillo: { name: 'Quillo', image: picture('partner-quillo.svg') },
  paoDuplo: { name: 'Pão Duplo', image: picture('partner-pao-duplo.svg') },
}
