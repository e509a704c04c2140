/**
 * Given names and short forms that are words, some of them in another language than the name's, or that only few bear. Each is a
 * name where somebody is greeted, is a relative or stands beside a person, and nowhere else. Folded. Our own list.
 */
export const nicknames = `
al ale ank april ash bal barb bas bel bia bo cas cass cat cath chan chip cliff cor dan danno deb dom don dot duda duke ed edu
ela elke ella elle em fay fede fer fra franzi gabby gem gio guga han herb isa jan jo joke juanma juca juju kath kel kev kike
kit lalo lele lil lils lipe loes lu lul malu manolo mar mat maxi may mel memo mia mo nacho nan nando nell nico nieves nono
norm paz peg pip pol pru rach rafa ray resi rich ron santi sav shan shell sol ste stef tam ted theo titti tobi ton val vale vi
viv vroni wes will zac zak
`;
